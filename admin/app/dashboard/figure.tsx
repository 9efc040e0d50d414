import { Box, Typography } from '@mui/material'
import { Link } from 'react-router'
import { colours } from '../theme/theme.ts'

/** The address of a list that is narrowed already. */
export const filtered = (resource: string, filter: Readonly<Record<string, string>>) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A number that links to the items it counts. */
export const Figure = ({ label, count, to, isBad = false }: { label: string; count: number; to: string; isBad?: boolean }) => (
  <Box
    component={Link}
    to={to}
    sx={{
      flex: 1,
      minWidth: 132,
      p: 1.5,
      borderRadius: 1.25,
      border: `1px solid ${colours.line}`,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover, &:focus-visible': { borderColor: colours.crimson },
    }}
  >
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 680, lineHeight: 1.1, color: isBad && count > 0 ? 'error.main' : 'inherit' }}>
      {count}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
  </Box>
)
