import { Box } from '@mui/material'
import { encode } from 'uqr'

/** A QR code as one SVG path, without a request to another site. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ width: 208, height: 208, display: 'block', backgroundColor: '#ffffff' }}
    >
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </Box>
  )
}
