import { Alert, AlertTitle, Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useWords } from '../i18n/words.ts'

const Notice = () => {
  const { failures } = useWords()
  return (
    <Box sx={{ p: 3 }}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            {failures.reload}
          </Button>
        }
      >
        <AlertTitle>{failures.broken}</AlertTitle>
        {failures.brokenHint}
      </Alert>
    </Box>
  )
}

/** Keeps a fault on one screen from taking the menu with it. */
export const Broken = ({ children }: { children: ReactNode }) => <ErrorBoundary fallbackRender={() => <Notice />}>{children}</ErrorBoundary>
