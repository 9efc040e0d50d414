import Download from '@mui/icons-material/Download'
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import {
  entityByPlural,
  plurals,
  type TranslatedLocale,
  translatedLocales,
  translationStateLabels,
  translationStates,
} from '@narkhoz/contract/admin/entries.ts'
import { type BoardMeta, type BoardRow, type Share, translationCalls } from '@narkhoz/contract/admin/translations.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { Link } from 'react-router'
import { addressOf } from '../api/ask.ts'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { EntryStatusChip } from '../kit/entry-status.tsx'
import { LanguageMarks } from '../kit/language-marks.tsx'
import { ListBase, useListContext } from '../kit/list-base.tsx'
import { FilterChoice } from '../kit/list-filters.tsx'
import { ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { readable } from '../schema/values.ts'

const ShareCard = ({ into, share }: { into: TranslatedLocale; share: Share }) => {
  const words = useWords()
  const lang = useLang()
  const percent = `${String(Math.floor(share.share * 1000) / 10).replace('.', words.common.comma)}\u00a0%`
  return (
    <Card sx={{ p: 2, flex: 1, minWidth: 260 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h3" component="h2">
          {words.languages[into]}
        </Typography>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 660 }}>{percent}</Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share.share * 100}
        color={share.share === 1 ? 'success' : 'primary'}
        aria-label={words.translations.share(words.languages[into])}
        sx={{ my: 1 }}
      />
      <Typography variant="body2" color="textSecondary">
        {translationStates.map((state) => `${translationStateLabels[state][lang]}: ${share[state]}`).join(' · ')}
      </Typography>
    </Card>
  )
}

const kindLabel = (plural: string, lang: ReturnType<typeof useLang>) => entityByPlural(plural)?.label[lang] ?? plural

const Board = () => {
  const words = useWords()
  const { translations: own } = words
  const lang = useLang()
  const dates = useDates()
  const { meta, filterValues } = useListContext()
  // The data provider has read it by this schema.
  const beside = meta as BoardMeta | undefined
  const next = beside?.next
  return (
    <Page
      title={own.title}
      lead={own.lead}
      actions={
        <>
          <Button
            component="a"
            href={addressOf(translationCalls.board, { query: { ...filterValues, format: 'csv' } })}
            download
            startIcon={<Download />}
          >
            {own.export}
          </Button>
          {beside && !next && <StateChip tone="ok" label={own.done} />}
          {next && (
            <Button variant="contained" component={Link} to={entryPath(next.plural, next.id)}>
              {own.next}
            </Button>
          )}
        </>
      }
    >
      {beside && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
          {translatedLocales.map((into) => (
            <ShareCard key={into} into={into} share={beside.shares[into]} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', mb: 1.5 }}>
        <FilterChoice
          name="kind"
          label={own.kind}
          options={plurals
            .map((value) => ({ value, label: kindLabel(value, lang) }))
            .sort((one, other) => one.label.localeCompare(other.label, languageTags[lang]))}
        />
        <FilterChoice name="into" label={own.lang} options={translatedLocales.map((value) => ({ value, label: words.languages[value] }))} />
        <FilterChoice
          name="state"
          label={own.state}
          options={translationStates.map((value) => ({ value, label: translationStateLabels[value][lang] }))}
        />
      </Box>
      <ListTable<BoardRow>
        label={own.title}
        nameOf={({ heading }) => readable(heading, lang) || words.common.unnamed}
        to={({ plural, id }) => entryPath(plural, id)}
        columns={[
          { label: own.entry, show: ({ heading }) => readable(heading, lang) || words.common.unnamed },
          { label: own.kind, show: ({ plural }) => kindLabel(plural, lang) },
          { label: words.list.languages, show: ({ translations }) => <LanguageMarks translations={translations} />, isNarrow: true },
          { label: words.list.status, show: ({ status }) => <EntryStatusChip status={status} />, isNarrow: true, isWideOnly: true },
          { label: words.list.updated, show: ({ updated_at }) => dates.moment(updated_at), isNarrow: true, isWideOnly: true },
        ]}
        empty={<Empty title={own.empty} />}
      />
    </Page>
  )
}

/** Which entry is translated into which language, how far each language is, and what comes next. */
export const TranslationBoard = () => (
  <ListBase perPage={50} sort={{ field: '', order: 'ASC' }}>
    <Board />
  </ListBase>
)
