import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack, TextField } from '@mui/material'
import { type Redirect, redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import { type FormEvent, useState } from 'react'
import { ask } from '../api/ask.ts'
import { wrongFields } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useSave } from '../kit/use-action.ts'
import { useRefresh } from '../kit/use-refresh.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { oldPath } from './old-path.ts'

type RedirectDialogProps = {
  redirect: Redirect | undefined
  /** The address that a new one is begun from. */
  begun?: string | undefined
  onClose: () => void
}

/** One address and where it leads. */
export const RedirectDialog = ({ redirect, begun = '', onClose }: RedirectDialogProps) => {
  const { redirects: own, common } = useWords()
  const { site_url } = useCurrentUser()
  const notify = useNotify()
  const refresh = useRefresh()
  const [from, setFrom] = useState(redirect?.from ?? begun)
  const [to, setTo] = useState(redirect?.to ?? '')
  const [save, isUnderWay, failed] = useSave(async () => {
    const path = oldPath(from, site_url)
    if (path === undefined) throw wrongFields({ from: own.fromWrong })
    const body = { from: path, to: to.trim() }
    const { dead } = redirect
      ? await ask(redirectCalls.update, { params: { id: redirect.id }, body })
      : await ask(redirectCalls.create, { body })
    if (dead) notify(`${own.saved}. ${own.deadHint}`, { type: 'warning', autoHideDuration: 8000 })
    else notify(own.saved, { type: 'success' })
    refresh()
    onClose()
  })
  const wrong = failed?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="redirect-title">
      <CheckedForm onSubmit={submit} failed={failed}>
        <DialogTitle id="redirect-title">{redirect ? common.edit : own.create}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{own.lead}</DialogContentText>
          <Stack spacing={2}>
            <TextField
              name="from"
              label={own.from}
              required
              autoFocus
              value={from}
              placeholder={own.fromHint}
              onChange={({ target }) => setFrom(target.value)}
              error={wrong.from !== undefined}
              helperText={wrong.from}
            />
            <TextField
              name="to"
              label={own.to}
              required
              value={to}
              placeholder={own.toHint}
              onChange={({ target }) => setTo(target.value)}
              error={wrong.to !== undefined}
              helperText={wrong.to}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="contained" loading={isUnderWay}>
            {common.save}
          </Button>
        </DialogActions>
      </CheckedForm>
    </Dialog>
  )
}
