import { Box, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useDash, useWords } from '../i18n/words.ts'

type PageProps = {
  title: string
  /** Content above the title: the link back. */
  above?: ReactNode
  /** Content next to the title: status chips. */
  beside?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** How wide its content may become. */
  width?: number
}

/** A screen: its heading with what can be done, and its content. */
export const Page = ({ title, above, beside, lead, actions, children, width = 1400 }: PageProps) => {
  const { name } = useWords()
  const dash = useDash()
  useEffect(() => {
    document.title = `${title}${dash}${name.university}`
  }, [title, dash, name])
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, py: { xs: 2, md: 2.5 }, maxWidth: width, width: '100%', mx: 'auto' }}>
      {above}
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: lead ? 0.5 : 2 }}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap', flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {beside}
        </Stack>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      </Stack>
      {lead && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
          {lead}
        </Typography>
      )}
      {children}
    </Box>
  )
}
