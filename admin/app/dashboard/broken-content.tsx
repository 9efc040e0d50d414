import { Alert, Box, Button, Stack, Link as TextLink, Typography } from '@mui/material'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { translatedLocales } from '@narkhoz/contract/admin/entries.ts'
import { proxyVariable } from '@narkhoz/contract/constants.ts'
import { Link } from 'react-router'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Section } from '../kit/section.tsx'
import { readable } from '../schema/values.ts'
import { Figure, filtered } from './figure.tsx'
import { Lines } from './lines.tsx'

const DeadLinks = ({ links }: { links: NonNullable<Dashboard['broken']['links']> }) => {
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
            <TextLink component={Link} to={plural === 'redirects' ? filtered('redirects', { q: heading.kz ?? '' }) : entryPath(plural, id)}>
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

/** Problems that need attention: broken links, missing translations, unsent mails, untrusted proxies. */
export const Broken = ({
  broken: { links, translations, mails, unsent, unreached = [], proxies = [] },
}: {
  broken: Dashboard['broken']
}) => {
  const words = useWords()
  const dates = useDates()
  const missing = translatedLocales.map((lang) => {
    const { missing: none, partly, outdated } = translations?.[lang] ?? { missing: 0, partly: 0, outdated: 0 }
    return { lang, count: none + partly + outdated }
  })
  const failed = mails?.failed ?? 0
  const isWell =
    (links?.total ?? 0) === 0 &&
    failed === 0 &&
    !unsent &&
    unreached.length === 0 &&
    proxies.length === 0 &&
    missing.every(({ count }) => count === 0)
  return (
    <Section title={words.dashboard.broken}>
      {isWell && <Alert severity="success">{words.dashboard.brokenEmpty}</Alert>}
      <Stack spacing={2}>
        {proxies.map(({ process, address }) => (
          <Alert key={process} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
            {words.dashboard.untrustedProxy[process](address, proxyVariable)}
          </Alert>
        ))}
        {unsent && (
          <Alert
            severity="error"
            {...(unsent.of_applications > 0 && {
              action: (
                <Button component={Link} to={filtered('applications', { mail: 'queued' })}>
                  {words.dashboard.toInbox}
                </Button>
              ),
            })}
          >
            {words.dashboard[unsent.mail_server ? 'mailLate' : 'mailOff'](unsent.count, dates.moment(unsent.since))}
          </Alert>
        )}
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
        {unreached.length > 0 && (
          <Alert severity="error">
            {words.dashboard.unreached}
            <Lines>
              {unreached.map(({ id, name }) => (
                <li key={id}>
                  <TextLink component={Link} to={`/users/${id}`}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </Lines>
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
