import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { type Application, applicationCalls, mailReceivers } from '@narkhoz/contract/admin/applications.ts'
import { tell } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { useAction } from '../kit/use-action.ts'
import { useMay } from '../session/current-user.tsx'
import { MailStateChip } from './application-status.tsx'

/** The mails about an application and whether they have arrived. */
export const ApplicationMails = ({ application: { id, mails }, onDone }: { application: Application; onDone: () => Promise<unknown> }) => {
  const { applications: words, common } = useWords()
  const lang = useLang()
  const dates = useDates()
  const isAnswerer = useMay('applications.answer')
  const [retry, isUnderWay] = useAction(async () => {
    await tell(applicationCalls.retryMails, { params: { id } })
    await onDone()
  })
  return (
    <Card component="section" aria-label={words.mails} sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {words.mails}
      </Typography>
      {mails.length === 0 && <Typography color="textSecondary">{words.noMails}</Typography>}
      <Stack spacing={1.5}>
        {mails.map(({ id: mail, receiver, state, attempts, error, created_at, sent_at }) => (
          <Box key={mail}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
              <Typography variant="body2">{mailReceivers[receiver][lang]}</Typography>
              <MailStateChip state={state} />
            </Box>
            <Typography variant="caption" color="textSecondary">
              {dates.moment(sent_at ?? created_at)}
              {attempts > 1 && ` · ${words.attempts(attempts)}`}
              {error && ` · ${error === 'spam' ? words.heldAsSpam : error}`}
            </Typography>
          </Box>
        ))}
      </Stack>
      {isAnswerer && mails.some(({ state }) => state === 'failed') && (
        <Button size="small" loading={isUnderWay} onClick={() => void retry()} sx={{ mt: 1, displayPrint: 'none' }}>
          {common.retry}
        </Button>
      )}
    </Card>
  )
}
