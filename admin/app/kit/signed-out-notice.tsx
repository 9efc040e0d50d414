import { Alert, Button } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { useCloseNotification } from './notify.tsx'

/** Reports an expired session, with a link to sign in elsewhere: this window must stay, it has unsaved input. */
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
