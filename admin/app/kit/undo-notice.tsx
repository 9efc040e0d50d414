import { Alert, Button } from '@mui/material'
import { useWords } from '../i18n/words.ts'

/** Reports a removal with an undo; renders nothing without one. */
export const UndoNotice = ({ text, onUndo }: { text: string | undefined; onUndo: () => void }) => {
  const { blocks } = useWords()
  return (
    <div role="status">
      {text && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onUndo}>
              {blocks.undo}
            </Button>
          }
        >
          {text}
        </Alert>
      )}
    </div>
  )
}
