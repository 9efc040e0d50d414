import { Button, TextField, Link as TextLink } from '@mui/material'
import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { tell } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { useLocaleState } from '../i18n/language.tsx'
import { useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { useSave } from '../kit/use-action.ts'
import { takeChosenLanguage } from '../session/chosen-language.ts'
import { loadMe, SecondFactorNeeded } from '../session/session.ts'
import { useLogin } from '../session/use-login.ts'
import { PasswordField } from './password-field.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

const useSignIn = () => {
  const login = useLogin()
  const [, setLocale] = useLocaleState()
  const isBegun = useLocation().state?.next === 'second factor'
  const [isCodeNeeded, setCodeNeeded] = useState(isBegun)
  const [tryWith, isUnderWay, failed] = useSave(async (given: { email: string; password: string } | { code: string }) => {
    try {
      await login(given)
    } catch (failure) {
      // The sign-in that waited for its code is over: a code alone leads nowhere any more.
      if (failure instanceof RefusedError && failure.code === 'sign_in_again') setCodeNeeded(false)
      if (!(failure instanceof SecondFactorNeeded)) throw failure
      setCodeNeeded(true)
      return
    }
    const chosen = takeChosenLanguage()
    if (chosen) await tell(accountCalls.updateMe, { body: { lang: chosen } })
    else setLocale((await loadMe()).lang)
  })
  return { tryWith, isUnderWay, failed, isCodeNeeded, isBegun, startAnew: () => setCodeNeeded(false) }
}

const CodeStep = ({ tryWith, isUnderWay, failed, isBegun, startAnew }: ReturnType<typeof useSignIn>) => {
  const { signIn } = useWords()
  const [isBackup, setBackup] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void tryWith({ code: String(new FormData(event.currentTarget).get('code')) })
  }
  return (
    <SignInLayout title={signIn.code.title} lead={isBegun ? signIn.code.leadAfterPassword : signIn.code.lead}>
      <CheckedForm spacing={2} onSubmit={submit} failed={failed}>
        <TextField
          key={String(isBackup)}
          name="code"
          label={isBackup ? signIn.code.backupLabel : signIn.code.label}
          required
          autoFocus
          slotProps={{ htmlInput: isBackup ? {} : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 8 } }}
        />
        <Button type="submit" variant="contained" size="large" loading={isUnderWay}>
          {signIn.code.submit}
        </Button>
        <Button onClick={() => setBackup(!isBackup)}>{isBackup ? signIn.code.app : signIn.code.backup}</Button>
        <Button onClick={startAnew}>{signIn.code.back}</Button>
      </CheckedForm>
    </SignInLayout>
  )
}

/** Sign-in: email and password, and a code if the account requires one. */
export const SignIn = () => {
  const { signIn } = useWords()
  const state = useSignIn()
  if (state.isCodeNeeded) return <CodeStep {...state} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    void state.tryWith({ email: String(given.get('email')), password: String(given.get('password')) })
  }
  return (
    <SignInLayout title={signIn.title}>
      <CheckedForm spacing={2} onSubmit={submit} failed={state.failed}>
        <TextField name="email" type="email" label={signIn.email} required autoFocus autoComplete="username" />
        <PasswordField name="password" label={signIn.password} required autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" loading={state.isUnderWay}>
          {signIn.submit}
        </Button>
        <TextLink component={Link} to="/forgotten" sx={{ alignSelf: 'center' }}>
          {signIn.forgot}
        </TextLink>
      </CheckedForm>
    </SignInLayout>
  )
}
