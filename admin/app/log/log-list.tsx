import { Box, Link as TextLink, Typography } from '@mui/material'
import { entityByPlural, plurals } from '@narkhoz/contract/admin/entries.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { ListBase } from 'react-admin'
import { Link } from 'react-router'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { FilterChoice } from '../kit/list-filters.tsx'
import { ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { useLogWords } from './log-words.ts'

const Which = ({ line }: { line: LogLine }) => {
  const { who, which, section, to } = useLogWords()(line)
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
      <Typography variant="caption" color="textSecondary" component="div" sx={{ display: { md: 'none' } }}>
        {who}, {dates.moment(line.at)}
      </Typography>
    </>
  )
}

/** Who changed what, the latest first. */
export const LogList = () => {
  const words = useWords()
  const { log: own } = words
  const lang = useLang()
  const dates = useDates()
  const wordsFor = useLogWords()
  const kinds = plurals
    .map((value) => ({ value, label: entityByPlural(value)?.label[lang] ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, languageTags[lang]))
  return (
    <ListBase perPage={50} sort={{ field: '', order: 'ASC' }}>
      <Page title={words.sections.log}>
        <Box sx={{ mb: 1.5 }}>
          <FilterChoice
            name="kind"
            label={words.translations.kind}
            options={[...kinds, { value: 'media', label: words.sections.media }, { value: 'redirects', label: words.sections.redirects }]}
          />
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
