import { Alert, Button } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { useCloseNotification } from './notify.tsx'

/** Says that the session is over, with the way to sign in beside what is written here: this window must not be left for it. */
export const SignedOutNotice = () => {
  const { failures, signIn } = useWords()
  const close = useCloseNotification()
  return (
    <Alert
      severity="error"
      variant="filled"
      sx={{ maxWidth: '64ch' }}
      action={
        <Button color="inherit" size="small" href="#/login" target="_blank" rel="noopener" onClick={close}>
          {signIn.submit}
        </Button>
      }
    >
      {failures.signedOut}
    </Alert>
  )
}
