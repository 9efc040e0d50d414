import { Alert, AlertTitle, Box } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import type { FailedUpload } from './use-uploads.ts'

/** Failed uploads with their reasons, until dismissed. */
export const UploadFailures = ({ failed, onClose }: { failed: readonly FailedUpload[]; onClose: () => void }) => {
  const { media, common } = useWords()
  return (
    <div role="alert">
      {failed.length > 0 && (
        <Alert severity="error" role="presentation" onClose={onClose} closeText={common.close} sx={{ mt: 1 }}>
          <AlertTitle>{media.notTaken(failed.length)}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {failed.map(({ name, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never moves
              <Box component="li" key={`${at} ${name}`} sx={{ overflowWrap: 'anywhere' }}>
                <strong>{name}</strong>: {why}
              </Box>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  )
}
