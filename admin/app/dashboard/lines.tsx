import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { colours } from '../theme/theme.ts'

/** Lines under each other, apart by a rule. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <Stack
    component="ul"
    spacing={0}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      '& > li': { py: 1, borderTop: `1px solid ${colours.line}` },
      '& > li:first-of-type': { borderTop: 0 },
    }}
  >
    {children}
  </Stack>
)
