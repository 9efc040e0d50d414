import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { constants } from '@narkhoz/contract/constants.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { megabytes } from './upload.ts'
import type { Sending } from './use-uploads.ts'

const { types } = constants.upload
const accepted = types.map((type) => `.${type}`).join(',')

/** Where files are dropped or chosen, with how far they are. */
export const DropZone = ({ sending, onFiles }: { sending: Sending | undefined; onFiles: (files: File[]) => void }) => {
  const { media } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        flexWrap: 'wrap',
        p: 2,
        borderRadius: 1.5,
        border: `2px dashed ${isOver ? colours.crimson : '#b9b1a4'}`,
        backgroundColor: isOver ? colours.sand : colours.paper,
      }}
    >
      <Button variant="outlined" startIcon={<CloudUpload />} disabled={sending !== undefined} onClick={() => input.current?.click()}>
        {media.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={media.upload}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again after it failed.
          target.value = ''
        }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 200 }} role="status">
        {sending ? (
          <>
            <Typography variant="body2">{media.uploading(sending.name)}</Typography>
            <LinearProgress variant="determinate" value={sending.share * 100} aria-label={media.uploading(sending.name)} />
          </>
        ) : (
          <>
            <Typography variant="body2">{media.drop}</Typography>
            <Typography variant="caption" color="textSecondary">
              {media.dropHint(types.join(', '), megabytes)}
            </Typography>
          </>
        )}
      </Box>
    </Box>
  )
}
