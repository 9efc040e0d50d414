import { CssBaseline, ThemeProvider } from '@mui/material'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type GetScrollRestorationKeyFunction, Outlet, ScrollRestoration } from 'react-router'
import { RefusedError } from './api/failure.ts'
import { WithLanguage } from './i18n/language.tsx'
import { useLang } from './i18n/words.ts'
import { WithNotices } from './kit/notify.tsx'
import { Broken } from './shell/error-boundary.tsx'
import { Notices } from './shell/notices.tsx'
import { theme } from './theme/theme.ts'

const tries = 2

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is final; only a failure or a lost connection is worth a retry.
      retry: (failures, failure) => failures < tries && !(failure instanceof RefusedError && failure.status < 500),
      refetchOnWindowFocus: false,
      // Offline a question would wait without a word: one that fails says why nothing is shown.
      networkMode: 'always',
    },
  },
})

/** The screen at the address. Another language renders it again: messages of the service are loaded in that one. */
const Screen = () => (
  <Broken key={useLang()}>
    <Outlet />
  </Broken>
)

/** The frame of all screens, public ones included. */
export const Application = ({ placeOf }: { placeOf: GetScrollRestorationKeyFunction }) => (
  <QueryClientProvider client={queryClient}>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <WithLanguage>
        <WithNotices>
          <Screen />
          <Notices />
        </WithNotices>
      </WithLanguage>
      <ScrollRestoration getKey={placeOf} />
    </ThemeProvider>
  </QueryClientProvider>
)
