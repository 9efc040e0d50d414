import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A part of a screen with its own heading. */
export const Section = ({ title, aside, hint, children }: { title: string; aside?: ReactNode; hint?: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: hint ? 0.25 : 1.5, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Card>
  )
}
