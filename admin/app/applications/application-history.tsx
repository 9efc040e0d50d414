import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import {
  type Application,
  type ApplicationEvent,
  type ApplicationStatus,
  applicationCalls,
  applicationStatuses,
  mailStates,
} from '@narkhoz/contract/admin/applications.ts'
import { useState } from 'react'
import { tell } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useSave } from '../kit/use-action.ts'
import { useMay } from '../session/current-user.tsx'
import { colours } from '../theme/theme.ts'

const longest = 5000

/** An event in words. */
const useEventWords = () => {
  const { applications: words } = useWords()
  const lang = useLang()
  const dates = useDates()
  const status = (name: string | null) => (name && name in applicationStatuses ? applicationStatuses[name as ApplicationStatus][lang] : '')
  return ({ kind, before, after, mail }: ApplicationEvent): string => {
    if (kind === 'note') return words.note
    if (kind === 'reply') return mail ? `${words.replyEvent}: ${mailStates[mail][lang]}` : words.replyEvent
    if (kind === 'status') return `${words.status}: ${status(before)} → ${status(after)}`
    if (kind === 'assignee') return `${words.assignee}: ${after ?? words.nobody}`
    return `${words.due}: ${after ? dates.day(after) : words.noDue}`
  }
}

const Line = ({ event }: { event: ApplicationEvent }) => {
  const { common } = useWords()
  const dates = useDates()
  const wordsFor = useEventWords()
  const { by, at, text, kind } = event
  return (
    <Box
      component="li"
      sx={{ pl: 2, borderLeft: `3px solid ${kind === 'reply' ? colours.ok : kind === 'note' ? colours.gold : colours.line}` }}
    >
      <Typography variant="body2" sx={{ fontWeight: 560 }}>
        {wordsFor(event)}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 0.5 }}>
          {text}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {by?.name ?? common.whoever}, {dates.moment(at)}
      </Typography>
    </Box>
  )
}

/** The history of an application with its notes, and a field for the next note. */
export const ApplicationHistory = ({
  application: { id, events },
  onDone,
}: {
  application: Application
  onDone: () => Promise<unknown>
}) => {
  const { applications: words, common } = useWords()
  const notify = useNotify()
  const isAnswerer = useMay('applications.answer')
  const [text, setText] = useState('')
  useUnsaved(() => text.trim() !== '')
  const over = text.trim().length - longest
  const [add, isUnderWay, failed] = useSave(async () => {
    await tell(applicationCalls.note, { params: { id }, body: { text } })
    setText('')
    await onDone()
    notify(words.noteAdded, { type: 'success' })
  })
  return (
    <Section title={words.history} hint={words.notesHint}>
      {isAnswerer && (
        <Stack spacing={1} sx={{ mb: 2.5, displayPrint: 'none' }}>
          <SaveFailureNotice failed={failed} />
          <TextField
            multiline
            minRows={2}
            label={words.notes}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={over > 0}
            helperText={over > 0 && common.tooLong(over)}
          />
          <div>
            <Button variant="outlined" disabled={text.trim() === '' || over > 0} loading={isUnderWay} onClick={() => void add()}>
              {words.noteAdd}
            </Button>
          </div>
        </Stack>
      )}
      {events.length === 0 && <Typography color="textSecondary">{words.noNotes}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map((event) => (
            <Line key={event.id} event={event} />
          ))}
      </Stack>
    </Section>
  )
}
