import { Button, Card, MenuItem, Stack, TextField } from '@mui/material'
import { type Application, type ApplicationStatus, applicationCalls, applicationStatuses } from '@narkhoz/contract/admin/applications.ts'
import { endOfDay } from '@narkhoz/contract/almaty-clock.ts'
import { useState } from 'react'
import { type CallOptions, tell } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { DateField } from '../kit/date-field.tsx'
import { inAlmaty } from '../kit/dates.ts'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useCurrentUser, useMay } from '../session/current-user.tsx'
import { useWork } from './use-work.ts'

type Change = NonNullable<CallOptions<typeof applicationCalls.update>['body']>

type DueFieldProps = { due: string; isOverdue: boolean; isDisabled: boolean; onDue: (day: string) => void }

/** The due date: saved as soon as it is a complete day, typed or picked. */
const DueField = ({ due, isOverdue, isDisabled, onDue }: DueFieldProps) => {
  const { applications: words } = useWords()
  const [day, setDay] = useState(due)
  const isPast = day !== due && day !== '' && day < inAlmaty(new Date().toISOString()).slice(0, 10)
  return (
    <DateField
      label={words.due}
      value={day}
      disabled={isDisabled}
      error={isPast || (isOverdue && day === due)}
      helperText={isPast ? words.duePast : isOverdue && day === due ? words.overdue : undefined}
      onChange={(chosen) => {
        setDay(chosen)
        if (chosen !== due && (chosen === '' || chosen >= inAlmaty(new Date().toISOString()).slice(0, 10))) onDue(chosen)
      }}
    />
  )
}

/** Status, assignee and due date of an application. */
export const ApplicationControls = ({ application, onDone }: { application: Application; onDone: () => Promise<unknown> }) => {
  const { applications: words } = useWords()
  const lang = useLang()
  const me = useCurrentUser()
  const notify = useNotify()
  const isAnswerer = useMay('applications.answer')
  const { id, status, assignee, assignees, due_at, overdue } = application
  const [change, isUnderWay, failed] = useWork(application, onDone, async (seen, body: Change) => {
    await tell(applicationCalls.update, { params: { id }, body: { ...body, seen } })
    notify(words.saved, { type: 'success' })
  })
  const isDisabled = !isAnswerer || isUnderWay
  const setDue = (day: string) => void change({ due_at: day ? endOfDay(day) : null })
  const people = assignee && !assignees.some((one) => one.id === assignee.id) ? [...assignees, assignee] : assignees
  return (
    <Card sx={{ p: 2, displayPrint: 'none' }}>
      <SaveFailureNotice failed={failed} />
      <Stack spacing={2}>
        {isAnswerer && status === 'received' && (
          <Button
            variant="contained"
            loading={isUnderWay}
            onClick={() => void change({ status: 'in_work', ...(people.some((one) => one.id === me.id) && { assignee: me.id }) })}
          >
            {words.take}
          </Button>
        )}
        <TextField
          select
          label={words.status}
          value={status}
          disabled={isDisabled}
          onChange={({ target }) => void change({ status: target.value as ApplicationStatus })}
        >
          {Object.entries(applicationStatuses).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label[lang]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={words.assignee}
          value={assignee?.id ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => void change({ assignee: target.value || null })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">
            <em>{words.nobody}</em>
          </MenuItem>
          {people.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.id === me.id ? `${one.name} (${words.me})` : one.name}
            </MenuItem>
          ))}
        </TextField>
        <DueField
          key={due_at ?? 'none'}
          due={due_at ? inAlmaty(due_at).slice(0, 10) : ''}
          isOverdue={overdue}
          isDisabled={isDisabled}
          onDue={setDue}
        />
      </Stack>
    </Card>
  )
}
