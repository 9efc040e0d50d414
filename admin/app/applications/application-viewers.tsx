import { Card, Stack, Typography } from '@mui/material'
import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'

/** Who has viewed an application and when; for administrators only. */
export const ApplicationViewers = ({ viewers }: { viewers: NonNullable<Application['viewers']> }) => {
  const { applications: words } = useWords()
  const dates = useDates()
  return (
    <Card component="section" aria-label={words.viewers} sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {words.viewers}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {viewers.map(({ id, name, at }) => (
          <li key={id}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="caption" color="textSecondary">
              {dates.moment(at)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
