import { Alert, Button } from '@mui/material'
import { RefusedError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useFailureWords } from './use-action.ts'

/** Whether the answer would be the same again: it is not there, or not for this account. */
const isFinal = (failure: unknown) => failure instanceof RefusedError && (failure.status === 403 || failure.status === 404)

/** The placeholder of failed content, with a retry. */
export const ErrorNotice = ({ failure, retry }: { failure: unknown; retry?: () => unknown }) => {
  const words = useWords()
  const wordsFor = useFailureWords()
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        retry &&
        !isFinal(failure) && (
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
