import { Box, Typography } from '@mui/material'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { useWords } from '../i18n/words.ts'

const Context = createContext(false)

/** A label that repeats the one above it is for screen readers only. */
export const Unlabelled = Context.Provider

/** Text for screen readers, where its meaning is visible. */
export const heardOnly = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** A label above its input, marked if required for publication. */
export const Labelled = ({
  label,
  isRequired = false,
  hint,
  aside,
  path,
  children,
}: {
  label: string
  isRequired?: boolean | undefined
  hint?: string | undefined
  aside?: ReactNode
  path: string
  children: ReactNode
}) => {
  const words = useWords()
  const id = useId()
  const isHeardOnly = useContext(Context)
  return (
    <Box role="group" aria-labelledby={id} data-field={path} sx={{ minWidth: 0 }}>
      <Box sx={isHeardOnly ? heardOnly : { display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, minHeight: 24 }}>
        <Typography id={id} component="span" sx={{ fontWeight: 580, fontSize: '0.9063rem' }}>
          {label}
          {isRequired && (
            <Box component="span" sx={{ color: 'primary.main', ml: 0.5 }} title={words.common.required}>
              *
            </Box>
          )}
        </Typography>
        {aside}
      </Box>
      {hint && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  )
}
