import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'

type Question = {
  title: string
  text: string
  /** What it is about, where that is many things. */
  names?: readonly string[]
  yes: string
  isDangerous?: boolean
}

const Asking = createContext<((question: Question) => Promise<boolean>) | undefined>(undefined)

/** Provides confirmation dialogs. */
export const WithConfirm = ({ children }: { children: ReactNode }) => {
  const words = useWords()
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(answer: boolean) => void>(undefined)
  const confirm = useCallback((asked: Question) => {
    setQuestion(asked)
    setOpen(true)
    return new Promise<boolean>((resolve) => {
      settle.current = resolve
    })
  }, [])
  const answer = (yes: boolean) => {
    setOpen(false)
    settle.current?.(yes)
  }
  return (
    <Asking value={confirm}>
      {children}
      <Dialog open={isOpen} onClose={() => answer(false)} aria-labelledby="sure-title" aria-describedby="sure-text" maxWidth="xs" fullWidth>
        <DialogTitle id="sure-title">{question?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="sure-text">{question?.text}</DialogContentText>
          {question?.names && (
            <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
              {question.names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name, and neither moves
                <li key={at}>{name}</li>
              ))}
            </Box>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => answer(false)}>{words.common.cancel}</Button>
          <Button variant="contained" color={question?.isDangerous ? 'error' : 'primary'} onClick={() => answer(true)}>
            {question?.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </Asking>
  )
}

/** Opens a confirmation dialog; resolves to the answer. */
export const useConfirm = () => {
  const confirm = useContext(Asking)
  if (!confirm) throw new Error('Nothing here can ask.')
  return confirm
}
