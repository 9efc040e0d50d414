import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { useMay } from '../session/current-user.tsx'

/** The two tabs of a kind's list: entries, and deleted ones for users who may restore them. */
export const EntryTabs = ({ plural, current }: { plural: string; current: 'entries' | 'deleted' }) => {
  const { trash, sections } = useWords()
  const isWriter = useMay('content.write')
  if (!isWriter) return null
  const views = [
    { name: 'entries', label: trash.entries, to: `/${plural}` },
    { name: 'deleted', label: sections.deleted, to: `/${plural}/deleted` },
  ]
  return (
    <Box sx={{ display: 'flex', gap: 0.5, mb: 1.5 }}>
      {views.map(({ name, label, to }) => (
        <Button
          key={name}
          component={Link}
          to={to}
          size="small"
          variant={name === current ? 'outlined' : 'text'}
          {...(name === current && { 'aria-current': 'page' as const })}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
