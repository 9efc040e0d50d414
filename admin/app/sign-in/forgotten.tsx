import { Alert, Button, TextField, Link as TextLink } from '@mui/material'
import { authCalls } from '@narkhoz/contract/admin/accounts.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useSave } from '../kit/use-action.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** Requests a link to set a new password; whether the account exists is not revealed. */
export const Forgotten = () => {
  const {
    signIn: { forgotten, email },
  } = useWords()
  const [mailed, setMailed] = useState<boolean>()
  const [send, isUnderWay, failed] = useSave(async (address: string) => {
    const answer = await ask(authCalls.requestReset, { body: { email: address } })
    setMailed(answer.mailed)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('email')))
  }
  return (
    <SignInLayout title={forgotten.title} lead={forgotten.lead}>
      <CheckedForm spacing={2} onSubmit={submit} failed={failed}>
        <div role="status">
          {mailed !== undefined && <Alert severity={mailed ? 'success' : 'warning'}>{mailed ? forgotten.sent : forgotten.noMail}</Alert>}
        </div>
        <TextField name="email" type="email" label={email} required autoFocus autoComplete="username" />
        <Button type="submit" variant="contained" size="large" loading={isUnderWay}>
          {forgotten.submit}
        </Button>
        <TextLink component={Link} to="/login" sx={{ alignSelf: 'center' }}>
          {forgotten.back}
        </TextLink>
      </CheckedForm>
    </SignInLayout>
  )
}
