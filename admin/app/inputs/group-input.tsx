import { Box, Stack, Typography } from '@mui/material'
import { colours } from '../theme/theme.ts'
import type { InputProps } from './input.ts'
import { Nested } from './nested.tsx'

/** Attributes that belong together under one name. */
export const GroupInput = ({ attribute: { attributes = {} }, label, path }: InputProps) => (
  <Box role="group" aria-label={label} data-field={path} sx={{ borderLeft: `3px solid ${colours.line}`, pl: 2 }}>
    <Typography sx={{ fontWeight: 620, mb: 1 }}>{label}</Typography>
    <Stack spacing={2}>
      <Nested attributes={attributes} path={path} />
    </Stack>
  </Box>
)
