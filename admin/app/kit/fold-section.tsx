import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Card, Collapse, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** A part of a screen that can be closed. */
export const FoldSection = ({
  title,
  isOpen,
  onToggle,
  children,
}: {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card component="section" aria-label={title}>
      <Typography variant="h2" component="h2">
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{ width: '100%', justifyContent: 'space-between', px: { xs: 2, md: 2.5 }, py: 1.75, font: 'inherit', textAlign: 'left' }}
        >
          {title}
          <ExpandMore sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen} unmountOnExit id={id}>
        <Box sx={{ px: { xs: 2, md: 2.5 }, pb: 2.5 }}>{children}</Box>
      </Collapse>
    </Card>
  )
}
