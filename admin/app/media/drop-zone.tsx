import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { constants } from '@narkhoz/contract/constants.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { megabytes } from './upload.ts'
import { UploadFailures } from './upload-failures.tsx'
import type { FailedUpload, Sending } from './use-uploads.ts'

const { types } = constants.upload

/** The kind of a file by its extension; the service validates others. */
const isOf = (type: FileKind, ending: string) => (ending === 'pdf') === (type === 'document')

type FileKind = 'picture' | 'document'

/** Where files are dropped or chosen, with how far they are; where only pictures or documents fit, no others are taken. */
export const DropZone = ({
  type,
  sending,
  failed,
  onDismiss,
  onFiles,
}: {
  type?: FileKind
  sending: Sending | undefined
  /** Those that the service did not take. */
  failed: readonly FailedUpload[]
  onDismiss: () => void
  onFiles: (files: File[]) => void
}) => {
  const { media } = useWords()
  const [others, setOthers] = useState<readonly FailedUpload[]>([])
  const endings = types.filter((ending) => !type || isOf(type, ending))
  const hint = media.dropHint(endings.join(', '), megabytes)
  const take = (files: File[]) => {
    const fitting = files.filter(({ name }) => !type || isOf(type, name.toLowerCase().split('.').at(-1) ?? ''))
    setOthers(files.filter((file) => !fitting.includes(file)).map(({ name }) => ({ name, why: hint })))
    onDismiss()
    if (fitting.length > 0) onFiles(fitting)
  }
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const dismiss = () => {
    setOthers([])
    onDismiss()
  }
  return (
    <>
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
          accept={endings.map((ending) => `.${ending}`).join(',')}
          aria-label={media.upload}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
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
                {hint}
              </Typography>
            </>
          )}
        </Box>
      </Box>
      <UploadFailures failed={[...others, ...failed]} onClose={dismiss} />
    </>
  )
}
