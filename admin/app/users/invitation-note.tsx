import { Alert, AlertTitle, Box, Button, TextField } from '@mui/material'
import type { Invitation } from '@narkhoz/contract/admin/accounts.ts'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { useNotify } from '../kit/notify.tsx'

/** The link to set a password, to be passed on. */
export const InvitationNote = ({
  invitation: { url, mailed, expires_at },
  person: { name, email },
}: {
  invitation: Invitation
  /** Whose link it is. */
  person: { name: string; email: string }
}) => {
  const { users: own, common } = useWords()
  const dates = useDates()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify(common.copied, { type: 'success' })
  }
  return (
    <Alert severity="success" sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>{own.invitedFor(name, email)}</AlertTitle>
      {mailed ? own.invitedMailed : own.invitedLink} {own.invitedUntil(dates.moment(expires_at))}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <TextField
          value={url}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': own.invited } }}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outlined" onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {common.copyLink}
        </Button>
      </Box>
    </Alert>
  )
}
