import { Button } from '@mui/material'
import { authCalls, passwordLength } from '@narkhoz/contract/admin/accounts.ts'
import { type FormEvent, useState } from 'react'
import { tell } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Section } from '../kit/section.tsx'
import { useSave } from '../kit/use-action.ts'
import { PasswordField } from '../sign-in/password-field.tsx'

/** Sets a new password; other sessions end. */
export const ChangePassword = () => {
  const { profile: own, signIn } = useWords()
  const notify = useNotify()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [change, isUnderWay, failed] = useSave(async () => {
    await tell(authCalls.changePassword, { body: { current, password } })
    setCurrent('')
    setPassword('')
    notify(own.changed, { type: 'success' })
  })
  const wrong = failed?.fields ?? {}
  const isShort = password.length > 0 && password.length < passwordLength.least
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isShort) void change()
  }
  return (
    <Section title={own.password}>
      <CheckedForm spacing={2} onSubmit={submit} failed={failed} sx={{ maxWidth: 480 }}>
        <PasswordField
          name="current"
          label={own.current}
          required
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
          error={wrong.current !== undefined}
          helperText={wrong.current}
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label={own.new}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={isShort || wrong.password !== undefined}
          helperText={wrong.password ?? signIn.welcome.passwordHint(passwordLength.least)}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" variant="outlined" loading={isUnderWay} disabled={current === '' || password === ''}>
            {own.change}
          </Button>
        </div>
      </CheckedForm>
    </Section>
  )
}
