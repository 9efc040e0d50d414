import ArrowBack from '@mui/icons-material/ArrowBack'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useLang, useWords } from '../i18n/words.ts'
import { ShownLanguages } from '../inputs/shown-languages.tsx'
import { EntryStatusChip } from '../kit/entry-status.tsx'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/me.tsx'
import { barHeight } from '../shell/bar-height.ts'
import { colours } from '../theme/theme.ts'
import { EntryActions } from './entry-actions.tsx'
import { useEntry } from './entry-context.tsx'

type EntryHeaderProps = {
  isPreviewed: boolean
  onPreview: () => void
  onPublish: () => void
  onHistory: () => void
  onSchedule: () => void
}

/** What stays in sight while an entry is written: its name, how it stands, and what can be done. */
export const EntryHeader = ({ isPreviewed, onPreview, onPublish, onHistory, onSchedule }: EntryHeaderProps) => {
  const words = useWords()
  const lang = useLang()
  const { entity, working, isDirty, isUnderWay, save } = useEntry()
  const [isWriter, isPublisher] = [useMay('content.write'), useMay('content.publish')]
  const { plural, label, singleton, heading, page } = entity
  const title = singleton ? label[lang] : readable(working.attributes[heading], lang) || words.common.unnamed
  useEffect(() => {
    document.title = `${title} – ${words.name.university}`
  }, [title, words])
  return (
    <Box
      sx={{
        position: 'sticky',
        top: barHeight,
        zIndex: 20,
        backgroundColor: colours.ground,
        borderBottom: `1px solid ${colours.line}`,
        px: { xs: 2, md: 3 },
        py: 1,
      }}
    >
      {!singleton && (
        <Button component={Link} to={`/${plural}`} size="small" startIcon={<ArrowBack />} sx={{ minHeight: 28, ml: -0.5 }}>
          {label[lang]}
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
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
        <EntryStatusChip status={working.status} />
        <ShownLanguages />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {(working.address !== null || page) && (
            <Button startIcon={<Visibility />} onClick={onPreview} aria-pressed={isPreviewed}>
              {words.preview.open}
            </Button>
          )}
          {isWriter && (
            <Button variant="outlined" disabled={!isDirty} loading={isUnderWay} onClick={() => void save()}>
              {words.entry.saveDraft}
            </Button>
          )}
          {isPublisher && (
            <Button variant="contained" disabled={isUnderWay || (working.status === 'published' && !isDirty)} onClick={onPublish}>
              {words.entry.publish}
            </Button>
          )}
          <EntryActions onHistory={onHistory} onSchedule={onSchedule} />
        </Box>
      </Box>
    </Box>
  )
}
