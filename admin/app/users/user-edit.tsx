import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { accountCalls, type Invitation, invitationSchema, type User, userSchema } from '@narkhoz/contract/admin/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link, useParams } from 'react-router'
import { ask, tell } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { Loading } from '../kit/loading.tsx'
import { Page } from '../kit/page.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { Trouble } from '../kit/trouble.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useAction } from '../kit/use-action.ts'
import { useMe } from '../session/me.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { InvitationNote } from './invitation-note.tsx'
import { UserFields, type UserValues } from './user-fields.tsx'

/** What of these values is kept: only staff have forms. */
const stored = ({ name, role, forms, lang }: UserValues) => JSON.stringify([name, role, lang, role === 'staff' ? forms.toSorted() : []])

const Form = ({ user }: { user: User }) => {
  const { users: own, common } = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const isSelf = useMe().id === user.id
  const { id, name, role, forms, lang, state, two_factor } = user
  const [values, setValues] = useState<UserValues>({ name, role, forms, lang })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [invitation, setInvitation] = useState<Invitation>()
  useUnsaved(() => stored(values) !== stored({ name, role, forms, lang }))
  const done = async (said: string) => {
    await queries.invalidateQueries({ queryKey: ['users'] })
    notify(said, { type: 'success' })
  }
  const [save, isUnderWay] = useAction(async () => {
    const isFormless = values.role === 'staff' && values.forms.length === 0
    setWrong(isFormless ? { forms: own.formsMissing } : {})
    if (isFormless) return
    const { role: chosen, ...others } = values
    await tell(accountCalls.updateUser, {
      params: { id },
      body: { ...others, ...(!isSelf && { role: chosen }), forms: chosen === 'staff' ? [...values.forms] : [] },
    })
    await done(own.saved)
  })
  const [invite] = useAction(async () => {
    setInvitation(await ask(accountCalls.inviteUser, invitationSchema, { params: { id } }))
  })
  const [disable] = useAction(async (disabled: boolean) => {
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
      <div role="status">{invitation && <InvitationNote invitation={invitation} />}</div>
      <Card sx={{ p: 3 }}>
        <Stack component="form" spacing={2.5} onSubmit={submit}>
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
        </Stack>
      </Card>
    </Page>
  )
}

/** One account. */
export const UserEdit = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => ask(accountCalls.user, userSchema, { params: { id }, signal }),
  })
  if (error)
    return (
      <Box sx={{ p: 3 }}>
        <Trouble failure={error} retry={refetch} />
      </Box>
    )
  return data ? <Form key={`${data.id} ${data.state} ${data.role}`} user={data} /> : <Loading />
}
