import { Box, Stack } from '@mui/material'
import { dashboardCalls } from '@narkhoz/contract/admin/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Loading } from '../kit/loading.tsx'
import { Page } from '../kit/page.tsx'
import { useCurrentUser } from '../session/current-user.tsx'
import { Broken } from './broken-content.tsx'
import { Latest } from './latest.tsx'
import { Mine } from './mine.tsx'
import { Missed } from './missed.tsx'
import { Scheduled } from './scheduled.tsx'

/** The first screen after sign-in: open applications, schedules, problems, latest changes. */
export const Dashboard = () => {
  const words = useWords()
  const me = useCurrentUser()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => ask(dashboardCalls.dashboard, { signal }),
  })
  return (
    <Page title={words.dashboard.greeting(me.name)}>
      {error && <ErrorNotice failure={error} retry={refetch} />}
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
            {data.misses && <Missed misses={data.misses} />}
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
