import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { barHeight } from '../shell/bar-height.ts'
import { colours } from '../theme/theme.ts'

/** Windows with little room: phones, and larger ones at 200 %. There only what can be done stays in sight, the name scrolls away. */
const littleRoom = '@media (max-width: 899.95px), (max-height: 599.95px)'

/** A button that is its sign alone where there is little room. */
export const slimButton = { [littleRoom]: { minWidth: 44, px: 1, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } } }

const sticky = {
  position: 'sticky',
  top: barHeight,
  zIndex: 20,
  backgroundColor: colours.ground,
  borderBottom: `1px solid ${colours.line}`,
  px: { xs: 2, md: 3 },
} as const

type EntryHeadProps = {
  title: string
  /** Content above the title: the link back. */
  above?: ReactNode
  /** Content next to the title: status and languages. */
  beside: ReactNode
  actions: ReactNode
}

/** The sticky head of an entry: its name, status and actions. */
export const EntryHead = ({ title, above, beside, actions }: EntryHeadProps) => (
  <Box sx={{ ...sticky, py: 1, [littleRoom]: { display: 'contents' } }}>
    <Box sx={{ [littleRoom]: { px: { xs: 2, md: 3 }, pt: 1 } }}>{above}</Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap', [littleRoom]: { display: 'contents' } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          flexWrap: 'wrap',
          flex: '1 1 420px',
          minWidth: 220,
          [littleRoom]: { px: { xs: 2, md: 3 }, pb: 1 },
        }}
      >
        <Typography
          variant="h1"
          title={title}
          sx={{
            fontSize: '1.375rem',
            flexGrow: 1,
            minWidth: 220,
            flexBasis: 260,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {title}
        </Typography>
        {beside}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', [littleRoom]: { ...sticky, py: 0.75, flexWrap: 'nowrap' } }}
      >
        {actions}
      </Box>
    </Box>
  </Box>
)
