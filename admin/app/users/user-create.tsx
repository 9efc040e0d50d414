import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button, Card, TextField } from '@mui/material'
import { accountCalls, type Invitation, type User } from '@narkhoz/contract/admin/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../api/ask.ts'
import { wrongFields } from '../api/failure.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Page } from '../kit/page.tsx'
import { useSave } from '../kit/use-action.ts'
import { InvitationNote } from './invitation-note.tsx'
import { UserFields, type UserValues } from './user-fields.tsx'

/** A new account: the person is invited and sets the password themselves. */
export const UserCreate = () => {
  const { users: own, common } = useWords()
  const lang = useLang()
  const notify = useNotify()
  const queries = useQueryClient()
  const empty: UserValues = { name: '', role: 'editor', forms: [], lang }
  const [values, setValues] = useState(empty)
  const [email, setEmail] = useState('')
  const [made, setMade] = useState<User & { invitation: Invitation }>()
  const [create, isUnderWay, failed] = useSave(async () => {
    if (values.role === 'staff' && values.forms.length === 0) throw wrongFields({ forms: own.formsMissing })
    const created = await ask(accountCalls.createUser, {
      body: { email, name: values.name, role: values.role, lang: values.lang, forms: values.role === 'staff' ? [...values.forms] : [] },
    })
    setMade(created)
    setValues(empty)
    setEmail('')
    await queries.invalidateQueries({ queryKey: ['users'] })
    notify(own.created, { type: 'success' })
  })
  const wrong = failed?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create()
  }
  return (
    <Page
      title={own.create}
      width={820}
      above={
        <Button component={Link} to="/users" size="small" startIcon={<ArrowBack />} sx={{ ml: -0.5 }}>
          {own.title}
        </Button>
      }
    >
      <div role="status">{made && <InvitationNote invitation={made.invitation} person={made} />}</div>
      <Card sx={{ p: 3 }}>
        <CheckedForm spacing={2.5} onSubmit={submit} failed={failed}>
          <TextField
            type="email"
            name="email"
            label={own.email}
            required
            autoFocus
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={wrong.email !== undefined}
            helperText={wrong.email}
          />
          <UserFields values={values} onChange={setValues} wrong={wrong} isNew />
          <div>
            <Button type="submit" variant="contained" loading={isUnderWay}>
              {common.add}
            </Button>
          </div>
        </CheckedForm>
      </Card>
    </Page>
  )
}
