import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { useMay } from '../session/current-user.tsx'
import { DropZone } from './drop-zone.tsx'
import { MediaFilters } from './media-filters.tsx'
import { MediaGrid } from './media-grid.tsx'
import type { MediaQuery } from './use-media.ts'
import { useUploads } from './use-uploads.ts'

/** Chooses a file of the library, or sends one there and takes it. */
export const MediaPicker = ({
  type,
  onClose,
  onChoose,
}: {
  type: 'picture' | 'document'
  onClose: () => void
  onChoose: (item: MediaItem) => void
}) => {
  const { media, common } = useWords()
  const [query, setQuery] = useState<MediaQuery>({ q: '', type, page: 1 })
  const isAllowed = useMay('media.write')
  const isFitting = (item: MediaItem) => (item.width !== null) === (type === 'picture')
  const { send, sending, failed, dismiss } = useUploads((item) => isFitting(item) && onChoose(item))
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="picker-title">
      <DialogTitle id="picker-title">{type === 'picture' ? media.choosePicture : media.chooseFile}</DialogTitle>
      <DialogContent>
        {isAllowed && <DropZone type={type} sending={sending} failed={failed} onDismiss={dismiss} onFiles={(files) => void send(files)} />}
        <MediaFilters query={query} onChange={setQuery} isTypeFixed />
        <MediaGrid query={query} onPage={(page) => setQuery({ ...query, page })} onChoose={onChoose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{common.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}
