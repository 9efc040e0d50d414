import { Alert, Button, TextField, Typography } from '@mui/material'
import { authCalls } from '@narkhoz/contract/admin/accounts.ts'
import { type FormEvent, useState } from 'react'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { Section } from '../kit/section.tsx'
import { useSave } from '../kit/use-action.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'

/** Requests a change of the sign-in email; it counts once the link sent to it is opened. */
export const ChangeEmail = () => {
  const { profile: own } = useWords()
  const me = useCurrentUser()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<{ email: string; mailed: boolean }>()
  const [send, isUnderWay, failed] = useSave(async () => {
    setAsked(undefined)
    const { mailed } = await ask(authCalls.changeEmail, { body: { email, password } })
    setAsked({ email: email.trim(), mailed })
    setEmail('')
    setPassword('')
  })
  const wrong = failed?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Section title={own.email} hint={own.emailHint}>
      <CheckedForm spacing={2} onSubmit={submit} failed={failed} sx={{ maxWidth: 480 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{me.email}</Typography>
        <div role="status">
          {asked && (
            <Alert severity={asked.mailed ? 'success' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
              {asked.mailed ? own.emailSent(asked.email) : own.emailNoMail}
            </Alert>
          )}
        </div>
        <TextField
          name="email"
          label={own.emailNew}
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={wrong.email !== undefined}
          helperText={wrong.email}
          autoComplete="email"
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <PasswordField
          name="password"
          label={own.confirmPassword}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
        />
        <div>
          <Button type="submit" variant="outlined" loading={isUnderWay}>
            {own.emailChange}
          </Button>
        </div>
      </CheckedForm>
    </Section>
  )
}
