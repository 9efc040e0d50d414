import { Box, Typography } from '@mui/material'
import { type Application, applicationStatuses } from '@narkhoz/contract/admin/applications.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'

/** The same in print, where form controls say nothing. */
export const ApplicationFacts = ({ application: { status, assignee, due_at, created_at } }: { application: Application }) => {
  const { applications: words } = useWords()
  const lang = useLang()
  const dates = useDates()
  const facts = [
    [words.received, dates.moment(created_at)],
    [words.status, applicationStatuses[status][lang]],
    [words.assignee, assignee?.name ?? words.nobody],
    [words.due, due_at ? dates.day(due_at) : words.noDue],
  ]
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      {facts.map(([name, value]) => (
        <Typography key={name} variant="body2">
          {name}: {value}
        </Typography>
      ))}
    </Box>
  )
}
