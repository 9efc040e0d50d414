import { Alert, AlertTitle } from '@mui/material'
import { useWords } from '../i18n/words.ts'

/** What could not be done, to which of many and why; it stays until it was read. */
export const BulkFailures = ({ failed, onClose }: { failed: readonly string[]; onClose: () => void }) => {
  const { list } = useWords()
  if (failed.length === 0) return null
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 1.5 }}>
      <AlertTitle>{list.bulk.failed(failed.length)}</AlertTitle>
      {failed.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}
