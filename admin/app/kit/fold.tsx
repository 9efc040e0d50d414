import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Collapse } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { colours } from '../theme/theme.ts'

/** A collapsible; closed content is not rendered. */
export const Fold = ({
  isOpen,
  onToggle,
  before,
  name,
  after,
  isMarked = false,
  isFaded = false,
  children,
}: {
  isOpen: boolean
  onToggle: () => void
  before?: ReactNode
  name: ReactNode
  after?: ReactNode
  isMarked?: boolean
  isFaded?: boolean
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Box
      sx={{
        border: `1px solid ${isMarked ? colours.error : colours.line}`,
        borderRadius: 1.25,
        backgroundColor: colours.paper,
        overflow: 'clip',
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', pl: 0.5, pr: 0.75, minHeight: 46, backgroundColor: isOpen ? colours.sand : undefined }}
      >
        {before}
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            textAlign: 'left',
            gap: 1,
            py: 1,
            px: 0.5,
            borderRadius: 0.75,
            // By colour: letters that shine through are too pale to read.
            color: isFaded ? colours.inkSoft : undefined,
          }}
        >
          <ExpandMore sx={{ fontSize: 20, color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none', flexShrink: 0 }} />
          {name}
        </ButtonBase>
        {after}
      </Box>
      <Collapse in={isOpen} unmountOnExit id={id}>
        <Box sx={{ p: 2, borderTop: `1px solid ${colours.line}` }}>{children}</Box>
      </Collapse>
    </Box>
  )
}
