import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../i18n/words.ts'

/** Writes the caption of the table that the cursor is in, or takes it away. */
export const CaptionDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const { richText: words, common } = useWords()
  const id = useId()
  const [caption, setCaption] = useState((editor.getAttributes('table').caption as string | null) ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from a dialog to the entry's form, which must not be submitted.
    event.stopPropagation()
    editor
      .chain()
      .focus()
      .updateAttributes('table', { caption: caption.trim() || null })
      .run()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{words.caption}</DialogTitle>
        <DialogContent>
          <TextField autoFocus label={words.caption} value={caption} onChange={({ target }) => setCaption(target.value)} sx={{ mt: 1 }} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="contained">
            {common.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
