import { Alert, Button } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { useFailureWords } from './use-action.ts'

/** What stands where something could not be loaded, with a way to try again. */
export const Trouble = ({ failure, retry }: { failure: unknown; retry?: () => unknown }) => {
  const words = useWords()
  const wordsFor = useFailureWords()
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        retry && (
          <Button color="inherit" onClick={() => void retry()}>
            {words.common.retry}
          </Button>
        )
      }
    >
      {wordsFor(failure)}
    </Alert>
  )
}
