import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, Stack, TextField, Typography } from '@mui/material'
import { accountCalls, type Invitation, type User } from '@narkhoz/contract/admin/accounts.ts'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ask, askWhole, tell } from '../api/ask.ts'
import { RefusedError, wrongFields } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useConfirm } from '../kit/confirm.tsx'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Gone } from '../kit/gone.tsx'
import { Loading } from '../kit/loading.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Page } from '../kit/page.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useAction, useSave } from '../kit/use-action.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { InvitationNote } from './invitation-note.tsx'
import { UserFields, type UserValues } from './user-fields.tsx'

/** The saved part of these values: only staff have forms. */
const stored = ({ name, role, forms, lang }: UserValues) => JSON.stringify([name, role, lang, role === 'staff' ? forms.toSorted() : []])

/** Limit of listed applications of a user. */
const mostNamed = 5

const Form = ({ user }: { user: User }) => {
  const { users: own, common } = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const isSelf = useCurrentUser().id === user.id
  const { id, name, role, forms, lang, state, two_factor } = user
  const [email, setEmail] = useState(user.email)
  const isRenamed = email.trim().toLowerCase() !== user.email
  const [values, setValues] = useState<UserValues>({ name, role, forms, lang })
  const [invitation, setInvitation] = useState<Invitation>()
  useUnsaved(() => isRenamed || stored(values) !== stored({ name, role, forms, lang }))
  const done = async (said: string) => {
    await queries.invalidateQueries({ queryKey: ['users'] })
    notify(said, { type: 'success' })
  }
  const [save, isUnderWay, failed] = useSave(async () => {
    if (values.role === 'staff' && values.forms.length === 0) throw wrongFields({ forms: own.formsMissing })
    const { role: chosen, ...others } = values
    const body = { ...others, ...(!isSelf && { role: chosen }), forms: chosen === 'staff' ? [...values.forms] : [] }
    await tell(accountCalls.updateUser, { params: { id }, body: { ...body, ...(isRenamed && { email }) } })
    await done(own.saved)
  })
  const wrong = failed?.fields ?? {}
  const [invite] = useAction(async () => {
    setInvitation(await ask(accountCalls.inviteUser, { params: { id } }))
  })
  const [disable] = useAction(async (disabled: boolean) => {
    if (disabled) {
      const query = { assignee: id, status: 'open', limit: mostNamed }
      const { data: held, meta } = await askWhole(applicationCalls.list, { query })
      const text = [
        own.disableSure,
        meta.total > 0 &&
          own.disableHolds(meta.total, [...held.map(({ code }) => code), ...(meta.total > held.length ? ['…'] : [])].join(', ')),
      ]
        .filter(Boolean)
        .join(' ')
      if (!(await confirm({ title: own.disable, text, yes: own.disable, isDangerous: true }))) return
    }
    await tell(accountCalls.updateUser, { params: { id }, body: { disabled } })
    await done(disabled ? own.disabled : own.enabled)
  })
  const [resetSecondFactor] = useAction(async () => {
    await tell(accountCalls.resetSecondFactor, { params: { id } })
    await done(own.secondFactorReset)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Page
      title={name}
      width={820}
      lead={user.email}
      beside={
        <>
          <StateChip tone={state === 'active' ? 'ok' : state === 'invited' ? 'info' : 'plain'} label={own.states[state]} />
          {isSelf && <Typography color="textSecondary">{own.yourself}</Typography>}
        </>
      }
      above={
        <Button component={Link} to="/users" size="small" startIcon={<ArrowBack />} sx={{ ml: -0.5 }}>
          {own.title}
        </Button>
      }
    >
      <LeaveGuard />
      <div role="status">{invitation && <InvitationNote invitation={invitation} person={user} />}</div>
      <Card sx={{ p: 3 }}>
        <CheckedForm spacing={2.5} onSubmit={submit} failed={failed}>
          <TextField
            type="email"
            name="email"
            label={own.email}
            required
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={wrong.email !== undefined}
            helperText={wrong.email ?? (isRenamed ? own.emailChanges : undefined)}
          />
          <UserFields values={values} onChange={setValues} isRoleFixed={isSelf} wrong={wrong} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" loading={isUnderWay}>
              {common.save}
            </Button>
            {state !== 'disabled' && <Button onClick={() => void invite()}>{own.invite}</Button>}
            {two_factor && !isSelf && <Button onClick={() => void resetSecondFactor()}>{own.resetSecondFactor}</Button>}
            {!isSelf && (
              <Button color={state === 'disabled' ? 'primary' : 'error'} onClick={() => void disable(state !== 'disabled')}>
                {state === 'disabled' ? own.enable : own.disable}
              </Button>
            )}
          </Stack>
        </CheckedForm>
      </Card>
    </Page>
  )
}

/** One account. */
export const UserEdit = () => {
  const { users: own } = useWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => ask(accountCalls.user, { params: { id }, signal }),
  })
  if (error instanceof RefusedError && error.status === 404) return <Gone title={own.gone} to="/users" list={own.title} />
  if (error && !data)
    return (
      <Box sx={{ p: 3 }}>
        <ErrorNotice failure={error} retry={refetch} />
      </Box>
    )
  return data ? <Form key={`${data.id} ${data.state} ${data.role}`} user={data} /> : <Loading />
}
