import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack, TextField } from '@mui/material'
import { type Redirect, redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { tell } from '../api/ask.ts'
import { Refused } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useAction } from '../kit/use-action.ts'

type RedirectDialogProps = {
  redirect: Redirect | undefined
  /** The address that a new one is begun from. */
  begun?: string | undefined
  onClose: () => void
}

/** One address and where it leads. */
export const RedirectDialog = ({ redirect, begun = '', onClose }: RedirectDialogProps) => {
  const { redirects: own, common } = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const [from, setFrom] = useState(redirect?.from ?? begun)
  const [to, setTo] = useState(redirect?.to ?? '')
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [save, isUnderWay] = useAction(async () => {
    setWrong({})
    try {
      const body = { from: from.trim(), to: to.trim() }
      if (redirect) await tell(redirectCalls.update, { params: { id: redirect.id }, body })
      else await tell(redirectCalls.create, { body })
    } catch (failure) {
      if (failure instanceof Refused) setWrong(failure.fields)
      throw failure
    }
    notify(own.saved, { type: 'success' })
    refresh()
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="redirect-title">
      <form onSubmit={submit}>
        <DialogTitle id="redirect-title">{redirect ? common.edit : own.create}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{own.lead}</DialogContentText>
          <Stack spacing={2}>
            <TextField
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
      </form>
    </Dialog>
  )
}
