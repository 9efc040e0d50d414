import Send from '@mui/icons-material/Send'
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type Application, applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { useState } from 'react'
import { tell } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { useWork } from './use-work.ts'

const longest = 10_000

/** The answer: a mail in the applicant's language, begun from a template where one fits. */
export const ApplicationReply = ({ application, onDone }: { application: Application; onDone: () => Promise<unknown> }) => {
  const words = useWords()
  const { applications: own } = words
  const notify = useNotify()
  const { id, lang, answerable, mailing, templates, email } = application
  const [text, setText] = useState('')
  const isOwn = text.trim() !== '' && templates.every((one) => one.text !== text)
  useUnsaved(() => isOwn)
  const over = text.trim().length - longest
  const [send, isUnderWay, failed] = useWork(application, onDone, async (seen) => {
    await tell(applicationCalls.reply, { params: { id }, body: { text, seen } })
    setText('')
    notify(mailing ? own.replied : own.replyKept, { type: mailing ? 'success' : 'warning' })
  })
  if (!answerable)
    return (
      <Section title={own.reply}>
        <Alert severity="info">{own.replyNoEmail}</Alert>
      </Section>
    )
  return (
    <Section title={own.reply} hint={`${email ?? ''} · ${own.replyLang(words.languages[lang])}`}>
      <LeaveGuard />
      <SaveFailureNotice failed={failed} />
      <Stack spacing={1.5}>
        {!mailing && <Alert severity="warning">{own.replyWaits}</Alert>}
        {templates.length > 0 && (
          <TextField
            select
            label={own.template}
            value=""
            onChange={({ target }) => {
              const chosen = templates.find((one) => String(one.id) === target.value)
              // The user's text stays, and the template is appended.
              if (chosen) setText(isOwn ? `${text.trimEnd()}\n\n${chosen.text}` : chosen.text)
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ maxWidth: 420 }}
          >
            <MenuItem value="">
              <em>{own.noTemplate}</em>
            </MenuItem>
            {templates.map((one) => (
              <MenuItem key={one.id} value={String(one.id)}>
                {one.title}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          multiline
          minRows={6}
          label={own.replyText}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // A native maxlength would silently truncate a paste or a template.
          error={over > 0}
          helperText={over > 0 && words.common.tooLong(over)}
          slotProps={{ htmlInput: { lang: languageTags[lang] } }}
        />
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button
            variant="contained"
            startIcon={<Send />}
            disabled={text.trim() === '' || over > 0}
            loading={isUnderWay}
            onClick={() => void send()}
          >
            {own.replySend}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {words.common.characters(text.length, longest)}
          </Typography>
        </Stack>
      </Stack>
    </Section>
  )
}
