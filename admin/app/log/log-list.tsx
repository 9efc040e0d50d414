import { Box, Link as TextLink, Typography } from '@mui/material'
import { auditActions } from '@narkhoz/contract/admin/audit.ts'
import { entityByPlural, plurals } from '@narkhoz/contract/admin/entries.ts'
import { type LogLine, loggedActions } from '@narkhoz/contract/admin/log.ts'
import { type Labels, languageTags } from '@narkhoz/contract/locales.ts'
import { Link } from 'react-router'
import { useLang, useWords } from '../i18n/words.ts'
import { DateField } from '../kit/date-field.tsx'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { ListBase } from '../kit/list-base.tsx'
import { FilterChoice, useFilters } from '../kit/list-filters.tsx'
import { ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { useMay } from '../session/current-user.tsx'
import { useLogWords } from './log-words.ts'
import { PersonChoice } from './person-choice.tsx'

const Which = ({ line }: { line: LogLine }) => {
  const { who, which, section, details, to } = useLogWords()(line)
  const dates = useDates()
  return (
    <>
      {to ? (
        <TextLink component={Link} to={to}>
          {which}
        </TextLink>
      ) : (
        which
      )}
      <Typography variant="caption" color="textSecondary" component="div">
        {section}
      </Typography>
      {details && (
        <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary" component="div" sx={{ display: { md: 'none' } }}>
        {who}, {dates.moment(line.at)}
      </Typography>
    </>
  )
}

/** Of which section lines are shown; accounts and applications only for who may see them. */
const KindChoice = () => {
  const words = useWords()
  const lang = useLang()
  const isAuditor = useMay('audit.read')
  const kinds = plurals
    .map((value) => ({ value, label: entityByPlural(value)?.label[lang] ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, languageTags[lang]))
  const audited = [
    { value: 'users', label: words.sections.users },
    { value: 'applications', label: words.sections.applications },
    { value: 'content', label: words.log.content },
  ]
  const beside = [
    { value: 'media', label: words.sections.media },
    { value: 'redirects', label: words.sections.redirects },
  ]
  return <FilterChoice name="kind" label={words.translations.kind} options={[...(isAuditor ? audited : []), ...kinds, ...beside]} />
}

/** Of which deeds lines are shown; of accounts and applications only for who may see them. */
const ActionChoice = () => {
  const { log: own } = useWords()
  const lang = useLang()
  const actions: Readonly<Record<string, Labels>> = { ...loggedActions, ...(useMay('audit.read') && auditActions) }
  const options = Object.entries(actions).map(([value, label]) => ({ value, label: label[lang] }))
  return <FilterChoice name="action" label={own.what} options={options} />
}

/** From which day on, or until which, lines are shown. */
const DayChoice = ({ name, label }: { name: 'from' | 'to'; label: string }) => {
  const { values, set } = useFilters()
  return <DateField label={label} value={values[name] ?? ''} onChange={(day) => set(name, day || undefined)} sx={{ width: 200 }} />
}

/** Who changed what, the latest first. */
export const LogList = () => {
  const words = useWords()
  const { log: own } = words
  const dates = useDates()
  const wordsFor = useLogWords()
  const isAdministrator = useMay('users.write')
  return (
    <ListBase perPage={50} sort={{ field: '', order: 'ASC' }}>
      <Page title={words.sections.log}>
        <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', mb: 1.5 }}>
          <KindChoice />
          <ActionChoice />
          {isAdministrator && <PersonChoice />}
          <DayChoice name="from" label={own.from} />
          <DayChoice name="to" label={own.to} />
        </Box>
        <ListTable<LogLine>
          label={words.sections.log}
          nameOf={(line) => wordsFor(line).which}
          columns={[
            { label: own.when, show: ({ at }) => dates.moment(at), isNarrow: true, isWideOnly: true },
            { label: own.who, show: (line) => wordsFor(line).who, isWideOnly: true },
            { label: own.what, show: (line) => wordsFor(line).what },
            { label: own.which, show: (line) => <Which line={line} /> },
          ]}
          empty={<Empty title={own.empty} />}
        />
      </Page>
    </ListBase>
  )
}
