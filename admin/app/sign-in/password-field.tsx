import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'

/** A password field with a visibility toggle. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'slotProps'>) => {
  const { signIn } = useWords()
  const [isSeen, setSeen] = useState(false)
  return (
    <TextField
      {...props}
      type={isSeen ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={isSeen ? signIn.hidePassword : signIn.showPassword} onClick={() => setSeen(!isSeen)}>
                {isSeen ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
