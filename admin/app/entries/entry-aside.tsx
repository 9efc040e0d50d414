import Schedule from '@mui/icons-material/Schedule'
import { Alert, Box, Button, Card, LinearProgress, Stack, Link as TextLink, Typography } from '@mui/material'
import { type TextState, translatedLocales } from '@narkhoz/contract/admin/entries.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { EntryStatusChip } from '../kit/entry-status.tsx'
import { useScheduleLines } from '../kit/schedule-lines.ts'
import { placeProblems } from '../schema/place-problems.ts'
import { useCurrentUser, useMay } from '../session/current-user.tsx'
import { useEntry } from './entry-context.tsx'

const Languages = ({ onMarkAll }: { onMarkAll: (lang: (typeof translatedLocales)[number]) => void }) => {
  const words = useWords()
  const { working } = useEntry()
  const isWriter = useMay('content.write')
  const states = Object.values(working.translations)
  return translatedLocales.map((lang) => {
    const count = (state: TextState) => states.filter((one) => one[lang] === state).length
    const [done, outdated] = [count('written'), count('outdated')]
    return (
      <Box key={lang}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography variant="body2">{words.languages[lang]}</Typography>
          <Typography variant="body2" color="textSecondary">
            {done} / {states.length}
          </Typography>
        </Box>
        <LinearProgress
          variant="determinate"
          color={done === states.length ? 'success' : 'warning'}
          value={states.length > 0 ? (done / states.length) * 100 : 100}
          aria-label={`${words.languages[lang]}: ${words.translations.texts(done, states.length)}`}
        />
        {outdated > 0 && isWriter && (
          <Button size="small" onClick={() => onMarkAll(lang)} sx={{ mt: 0.5, textAlign: 'left' }}>
            {words.translation.markAll(words.languages[lang])}
          </Button>
        )}
      </Box>
    )
  })
}

/** The status of an entry: publication, schedule, and progress of translations. */
export const EntryAside = ({ onMarkAll }: { onMarkAll: (lang: (typeof translatedLocales)[number]) => void }) => {
  const words = useWords()
  const dates = useDates()
  const linesOf = useScheduleLines()
  const { site_url } = useCurrentUser()
  const { entity, working, isDirty } = useEntry()
  const lang = useLang()
  const { status, schedule, live, address, version, updated_at, updated_by } = working
  return (
    <Card component="aside" aria-label={words.entry.state} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <div>
          <EntryStatusChip status={status} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {words.status.explained[status]}
          </Typography>
        </div>
        {linesOf(schedule, status).map((line) => (
          <Alert key={line} severity="info" icon={<Schedule fontSize="small" />} sx={{ py: 0 }}>
            {line}
          </Alert>
        ))}
        {schedule.failed && (
          <Alert severity="error" sx={{ py: 0 }}>
            {placeProblems(entity.attributes, schedule.failed.fields, working.attributes, lang).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
        <Typography
          variant="body2"
          role="status"
          sx={{ color: isDirty ? 'warning.main' : 'text.secondary', fontWeight: isDirty ? 600 : 400 }}
        >
          {isDirty ? words.entry.unsaved : words.entry.allSaved}
        </Typography>
        <div>
          <Typography variant="body2">{words.entry.version(version)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {words.entry.changedBy(updated_by ?? words.common.whoever, dates.moment(updated_at))}
          </Typography>
        </div>
        {live && address !== null && site_url && (
          <TextLink href={`${site_url}${address}`} target="_blank" rel="noopener">
            {words.entry.onSite}
          </TextLink>
        )}
        <Languages onMarkAll={onMarkAll} />
      </Stack>
    </Card>
  )
}
