import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { useState } from 'react'
import { ask } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { DateField } from '../kit/date-field.tsx'
import { fromAlmaty, inAlmaty } from '../kit/dates.ts'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { useNotify } from '../kit/notify.tsx'
import { readDate } from '../kit/typed-date.ts'
import { useSave } from '../kit/use-action.ts'
import { placeProblems } from '../schema/place-problems.ts'
import { useEntry } from './entry-context.tsx'

/** Scheduled publication and unpublication of an entry. */
export const ScheduleDialog = ({ onClose }: { onClose: () => void }) => {
  const { schedule: words, common } = useWords()
  const lang = useLang()
  const notify = useNotify()
  const { entity, working, save, take } = useEntry()
  const [publishAt, setPublishAt] = useState(working.schedule.publish_at ? inAlmaty(working.schedule.publish_at) : '')
  const [withdrawAt, setWithdrawAt] = useState(working.schedule.withdraw_at ? inAlmaty(working.schedule.withdraw_at) : '')
  const isUnreadable = (typed: string) => typed !== '' && readDate(typed, true) === undefined
  const isPast = (local: string) => local !== '' && new Date(fromAlmaty(local)).getTime() <= Date.now()
  const isTwisted = publishAt !== '' && withdrawAt !== '' && withdrawAt <= publishAt
  const hasPlan = working.schedule.publish_at !== undefined || working.schedule.withdraw_at !== undefined

  const [plan, isUnderWay, notPlanned] = useSave(async (publish: string, withdraw: string) => {
    // Why it is not saved stands behind this dialog.
    if (!(await save({ isQuiet: true }))) return onClose()
    take(
      await ask(entryCalls.schedule, {
        params: { plural: entity.plural, id: working.id },
        body: { publish_at: fromAlmaty(publish) || null, withdraw_at: fromAlmaty(withdraw) || null },
      }),
    )
    notify(publish || withdraw ? words.saved : words.cleared, { type: 'success' })
    onClose()
  })

  const field = (label: string, value: string, onChange: (local: string) => void, wrong: string | undefined) => (
    <DateField
      isMoment
      label={label}
      value={value}
      onChange={onChange}
      onUnreadable={onChange}
      error={wrong !== undefined}
      helperText={wrong ?? common.almaty}
    />
  )
  const { failed } = working.schedule
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.lead}</DialogContentText>
        {failed && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {placeProblems(entity.attributes, failed.fields, working.attributes, lang).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
        <SaveFailureNotice failed={notPlanned} />
        <Stack spacing={2} sx={{ pt: 0.5 }}>
          {field(words.publishAt, publishAt, setPublishAt, isPast(publishAt) ? words.past : undefined)}
          {field(words.withdrawAt, withdrawAt, setWithdrawAt, isPast(withdrawAt) ? words.past : isTwisted ? words.order : undefined)}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {hasPlan && (
          <Button color="error" disabled={isUnderWay} onClick={() => void plan('', '')} sx={{ mr: 'auto' }}>
            {words.clear}
          </Button>
        )}
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          variant="contained"
          loading={isUnderWay}
          disabled={
            [publishAt, withdrawAt].some((at) => isPast(at) || isUnreadable(at)) || isTwisted || (publishAt === '' && withdrawAt === '')
          }
          onClick={() => void plan(publishAt, withdrawAt)}
        >
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
