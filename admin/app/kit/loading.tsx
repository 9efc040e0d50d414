import { Box, CircularProgress } from '@mui/material'
import { useWords } from '../i18n/words.ts'

/** A loading indicator. */
export const Loading = ({ height = '40vh' }: { height?: string | number }) => {
  const { shell } = useWords()
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: height }}>
      <CircularProgress aria-label={shell.loading} />
    </Box>
  )
}
