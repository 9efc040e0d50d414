import { Alert, AlertTitle, Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useWords } from '../i18n/words.ts'

/** What browsers say when a file of an older build is gone. */
const isOutdated = (error: unknown) => error instanceof Error && /dynamically imported module|module script failed/i.test(error.message)

const Notice = ({ error }: { error: unknown }) => {
  const { failures } = useWords()
  const isOld = isOutdated(error)
  return (
    <Box sx={{ p: 3 }}>
      <Alert
        severity={isOld ? 'info' : 'error'}
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            {failures.reload}
          </Button>
        }
      >
        <AlertTitle>{isOld ? failures.newVersion : failures.broken}</AlertTitle>
        {!isOld && failures.brokenHint}
      </Alert>
    </Box>
  )
}

/** Limits a fault to one screen, so that the menu stays. */
export const Broken = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallbackRender={({ error }) => <Notice error={error} />}>{children}</ErrorBoundary>
)
