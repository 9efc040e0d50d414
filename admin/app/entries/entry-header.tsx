import ArrowBack from '@mui/icons-material/ArrowBack'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useDash, useLang, useWords } from '../i18n/words.ts'
import { ShownLanguages } from '../inputs/shown-languages.tsx'
import { EntryStatusChip } from '../kit/entry-status.tsx'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { EntryActions } from './entry-actions.tsx'
import { useEntry } from './entry-context.tsx'
import { EntryHead, slimButton } from './entry-head.tsx'
import { isSeenOnSite } from './is-seen-on-site.ts'

type EntryHeaderProps = {
  isPreviewed: boolean
  onPreview: () => void
  onPublish: () => void
  onHistory: () => void
  onSchedule: () => void
}

/** The head of an entry: its name, status and actions. */
export const EntryHeader = ({ isPreviewed, onPreview, onPublish, onHistory, onSchedule }: EntryHeaderProps) => {
  const words = useWords()
  const lang = useLang()
  const dash = useDash()
  const { entity, working, isDirty, isUnderWay, save } = useEntry()
  const [isWriter, isPublisher] = [useMay('content.write'), useMay('content.publish')]
  const { plural, label, singleton, heading } = entity
  // Public content is visible somewhere: on its own page, on one that lists its kind, or on the home page.
  const hasPreview = working.address !== null || isSeenOnSite(entity)
  const title = singleton ? label[lang] : readable(working.attributes[heading], lang) || words.common.unnamed
  useEffect(() => {
    document.title = `${title}${dash}${words.name.university}`
  }, [title, dash, words])
  return (
    <EntryHead
      title={title}
      above={
        !singleton && (
          <Button component={Link} to={`/${plural}`} size="small" startIcon={<ArrowBack />} sx={{ minHeight: 28, ml: -0.5 }}>
            {label[lang]}
          </Button>
        )
      }
      beside={
        <>
          <EntryStatusChip status={working.status} />
          <ShownLanguages />
        </>
      }
      actions={
        <>
          {hasPreview && (
            <Button
              startIcon={<Visibility />}
              onClick={onPreview}
              aria-pressed={isPreviewed}
              aria-label={words.preview.open}
              sx={slimButton}
            >
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
        </>
      }
    />
  )
}
