import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** The placeholder of an empty list, with a next step. */
export const Empty = ({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) => (
  <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
    <Typography variant="h3" component="p">
      {title}
    </Typography>
    {hint && (
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, mx: 'auto', maxWidth: '52ch' }}>
        {hint}
      </Typography>
    )}
    {children}
  </Box>
)
