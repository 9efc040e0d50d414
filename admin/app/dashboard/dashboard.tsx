import { Alert, Box, Button, Stack, Link as TextLink, Typography } from '@mui/material'
import { dashboardCalls, dashboardSchema, type Dashboard as Known } from '@narkhoz/contract/admin/dashboard.ts'
import { translatedLocales } from '@narkhoz/contract/admin/entries.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ask } from '../api/ask.ts'
import { entryPath } from '../api/resources.ts'
import { ApplicationStatusChip } from '../applications/application-status.tsx'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Loading } from '../kit/loading.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { Trouble } from '../kit/trouble.tsx'
import { useLogWords } from '../log/log-words.ts'
import { readable } from '../schema/values.ts'
import { useMe } from '../session/me.tsx'
import { colours } from '../theme/theme.ts'

const Lines = ({ children }: { children: ReactNode }) => (
  <Stack
    component="ul"
    spacing={0}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      '& > li': { py: 1, borderTop: `1px solid ${colours.line}` },
      '& > li:first-of-type': { borderTop: 0 },
    }}
  >
    {children}
  </Stack>
)

const filtered = (resource: string, filter: Readonly<Record<string, string>>) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const Figure = ({ label, count, to, isBad = false }: { label: string; count: number; to: string; isBad?: boolean }) => (
  <Box
    component={Link}
    to={to}
    sx={{
      flex: 1,
      minWidth: 132,
      p: 1.5,
      borderRadius: 1.25,
      border: `1px solid ${colours.line}`,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover, &:focus-visible': { borderColor: colours.crimson },
    }}
  >
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 680, lineHeight: 1.1, color: isBad && count > 0 ? 'error.main' : 'inherit' }}>
      {count}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
  </Box>
)

const Mine = ({ applications }: { applications: NonNullable<Known['mine']['applications']> }) => {
  const words = useWords()
  const dates = useDates()
  const titleOf = useFormTitle()
  const { assigned, overdue, unassigned, first } = applications
  return (
    <Section
      title={words.dashboard.mine}
      aside={
        <Button component={Link} to="/applications">
          {words.dashboard.toInbox}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 1.5 }}>
        <Figure label={words.dashboard.assigned} count={assigned} to={filtered('applications', { status: 'open', assignee: 'me' })} />
        <Figure
          label={words.dashboard.overdue}
          count={overdue}
          to={filtered('applications', { status: 'open', assignee: 'me', due: 'overdue' })}
          isBad
        />
        <Figure label={words.dashboard.unassigned} count={unassigned} to={filtered('applications', { status: 'open', assignee: 'none' })} />
      </Box>
      {first.length === 0 && <Typography color="textSecondary">{words.dashboard.mineEmpty}</Typography>}
      <Lines>
        {first.map(({ id, name, code, form, status, due_at, overdue: isLate }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TextLink component={Link} to={`/applications/${id}/show`} sx={{ fontWeight: 560 }}>
                {name ?? code}
              </TextLink>
              <Typography variant="caption" color="textSecondary" component="div">
                {titleOf(form)}
                {due_at && (
                  <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 600 } : {}}>
                    {` · ${words.applications.due}: ${dates.shortDay(due_at)}`}
                  </Box>
                )}
              </Typography>
            </Box>
            <ApplicationStatusChip status={status} />
          </Box>
        ))}
      </Lines>
    </Section>
  )
}

const Scheduled = ({ scheduled }: { scheduled: NonNullable<Known['scheduled']> }) => {
  const words = useWords()
  const lang = useLang()
  const dates = useDates()
  return (
    <Section title={words.dashboard.scheduled}>
      {scheduled.length === 0 && <Typography color="textSecondary">{words.dashboard.scheduledEmpty}</Typography>}
      <Lines>
        {scheduled.map(({ plural, id, heading, schedule }) => (
          <li key={`${plural}/${id}`}>
            <TextLink component={Link} to={entryPath(plural, id)} sx={{ fontWeight: 560 }}>
              {readable(heading, lang) || words.common.unnamed}
            </TextLink>
            <Typography variant="caption" color={schedule.failed ? 'error' : 'text.secondary'} component="div">
              {[
                schedule.publish_at && words.schedule.publishes(dates.moment(schedule.publish_at)),
                schedule.withdraw_at && words.schedule.withdraws(dates.moment(schedule.withdraw_at)),
                schedule.failed && Object.values(schedule.failed.fields).join(' '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Lines>
    </Section>
  )
}

const DeadLinks = ({ links }: { links: NonNullable<Known['broken']['links']> }) => {
  const words = useWords()
  const lang = useLang()
  if (links.total === 0) return null
  return (
    <div>
      <Typography sx={{ fontWeight: 580 }}>
        {words.dashboard.links}: {links.total}
      </Typography>
      <Lines>
        {links.first.map(({ plural, id, heading, path, url }) => (
          <li key={`${plural}/${id}/${path}`}>
            <TextLink component={Link} to={entryPath(plural, id)}>
              {readable(heading, lang) || words.common.unnamed}
            </TextLink>
            <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Typography>
          </li>
        ))}
      </Lines>
    </div>
  )
}

const Broken = ({ broken: { links, translations, mails } }: { broken: Known['broken'] }) => {
  const words = useWords()
  const missing = translatedLocales.map((lang) => {
    const { missing: none, partly, outdated } = translations?.[lang] ?? { missing: 0, partly: 0, outdated: 0 }
    return { lang, count: none + partly + outdated }
  })
  const failed = mails?.failed ?? 0
  const isWell = (links?.total ?? 0) === 0 && failed === 0 && missing.every(({ count }) => count === 0)
  return (
    <Section title={words.dashboard.broken}>
      {isWell && <Alert severity="success">{words.dashboard.brokenEmpty}</Alert>}
      <Stack spacing={2}>
        {failed > 0 && (
          <Alert
            severity="error"
            action={
              <Button component={Link} to={filtered('applications', { mail: 'failed' })}>
                {words.dashboard.toInbox}
              </Button>
            }
          >
            {words.dashboard.mails}: {failed}
          </Alert>
        )}
        {translations && !missing.every(({ count }) => count === 0) && (
          <div>
            <Typography sx={{ fontWeight: 580, mb: 1 }}>{words.dashboard.missing}</Typography>
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
              {missing.map(({ lang, count }) => (
                <Figure key={lang} label={words.languages[lang]} count={count} to={filtered('translations', { into: lang })} />
              ))}
            </Box>
          </div>
        )}
        {links && <DeadLinks links={links} />}
      </Stack>
    </Section>
  )
}

const Latest = ({ latest }: { latest: NonNullable<Known['latest']> }) => {
  const words = useWords()
  const dates = useDates()
  const wordsFor = useLogWords()
  return (
    <Section
      title={words.dashboard.latest}
      aside={
        <Button component={Link} to="/log">
          {words.dashboard.toLog}
        </Button>
      }
    >
      {latest.length === 0 && <Typography color="textSecondary">{words.dashboard.latestEmpty}</Typography>}
      <Lines>
        {latest.map((line) => {
          const { who, what, which, section, to } = wordsFor(line)
          return (
            <li key={line.id}>
              {to ? (
                <TextLink component={Link} to={to} sx={{ fontWeight: 560 }}>
                  {which}
                </TextLink>
              ) : (
                <Typography component="span" sx={{ fontWeight: 560 }}>
                  {which}
                </Typography>
              )}
              <Typography variant="caption" color="textSecondary" component="div">
                {section} · {who} · {what} · {dates.moment(line.at)}
              </Typography>
            </li>
          )
        })}
      </Lines>
    </Section>
  )
}

/** What whoever signs in sees first: what waits, what is planned, what is broken, what was done. */
export const Dashboard = () => {
  const words = useWords()
  const me = useMe()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => ask(dashboardCalls.dashboard, dashboardSchema, { signal }),
  })
  return (
    <Page title={words.dashboard.greeting(me.name)}>
      {error && <Trouble failure={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <Stack spacing={2}>
            {data.mine.applications && <Mine applications={data.mine.applications} />}
            <Broken broken={data.broken} />
          </Stack>
          <Stack spacing={2}>
            {data.scheduled && <Scheduled scheduled={data.scheduled} />}
            {data.latest && <Latest latest={data.latest} />}
          </Stack>
        </Box>
      )}
    </Page>
  )
}
