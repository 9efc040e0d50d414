import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { isSafeUrl } from '@narkhoz/contract/attributes/url.ts'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWords } from '../i18n/words.ts'

/** Puts a link on the chosen words, changes it or takes it off. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { richText: words, inputs, common } = useWords()
  const before = (editor.getAttributes('link').href as string | undefined) ?? ''
  const [address, setAddress] = useState(before)
  const isWrong = address.trim() !== '' && !isSafeUrl(address.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from a dialog to the entry's form, which must not be submitted.
    event.stopPropagation()
    if (isWrong) return
    const chain = editor.chain().focus().extendMarkRange('link')
    const href = address.trim()
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-title">
      <form onSubmit={submit}>
        <DialogTitle id="link-title">{words.link}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={words.linkAddress}
            placeholder={inputs.url}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            error={isWrong}
            helperText={isWrong ? inputs.urlWrong : undefined}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {before && (
            <Button
              color="error"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {words.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.linkSet}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
