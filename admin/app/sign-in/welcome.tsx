import { Button, TextField, Link as TextLink, Typography } from '@mui/material'
import { authCalls, type Welcome as Known, passwordLength } from '@narkhoz/contract/admin/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ask } from '../api/ask.ts'
import { wrongFields } from '../api/failure.ts'
import { firstLanguage } from '../i18n/kept-language.ts'
import { useLocaleState } from '../i18n/language.tsx'
import { useLang, useWords } from '../i18n/words.ts'
import { CheckedForm } from '../kit/checked-form.tsx'
import { Loading } from '../kit/loading.tsx'
import { useSave } from '../kit/use-action.ts'
import { hasChosenLanguage, takeChosenLanguage } from '../session/chosen-language.ts'
import { currentUserKey } from '../session/current-user.tsx'
import { forgetMe } from '../session/session.ts'
import { PasswordField } from './password-field.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

type FieldHints = { name?: string; email?: string; password?: string; again?: string }

const Form = ({ token, known }: { token: string; known: Known }) => {
  const {
    signIn: { welcome: words, email },
  } = useWords()
  const lang = useLang()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isFirst = known.kind === 'first administrator'

  const judge = (given: Record<string, string>): FieldHints => ({
    ...(isFirst && !given.name?.trim() && { name: words.missing }),
    ...(isFirst && !given.email?.trim() && { email: words.missing }),
    ...((given.password ?? '').length < passwordLength.least && { password: words.short(passwordLength.least) }),
    ...(given.password !== given.again && { again: words.different }),
  })

  const [accept, isUnderWay, failed] = useSave(async (given: Record<string, string>) => {
    const found = judge(given)
    if (Object.keys(found).length > 0) throw wrongFields(found)
    const { next } = await ask(authCalls.accept, {
      body: { token, password: given.password ?? '', lang, ...(isFirst && { email: given.email ?? '', name: given.name ?? '' }) },
    })
    // It was stored with the password: the next user of this tab has chosen nothing.
    takeChosenLanguage()
    forgetMe()
    // The cached state without a session.
    queries.removeQueries({ queryKey: currentUserKey })
    if (next === 'signed in') navigate('/', { replace: true })
    else navigate('/login', { replace: true, state: { next } })
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void accept(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])))
  }
  const wrong: FieldHints = failed?.fields ?? {}

  const field = (name: keyof FieldHints, hint?: string) => ({ name, error: wrong[name] !== undefined, helperText: wrong[name] ?? hint })
  return (
    <CheckedForm spacing={2} onSubmit={submit} failed={failed}>
      {isFirst ? (
        <>
          <TextField {...field('name')} label={words.name} autoFocus autoComplete="name" />
          <TextField {...field('email')} label={email} type="email" autoComplete="username" />
        </>
      ) : (
        <Typography>
          {known.name} · {known.email}
        </Typography>
      )}
      <PasswordField
        {...field('password', words.passwordHint(passwordLength.least))}
        label={words.password}
        autoFocus={!isFirst}
        autoComplete="new-password"
      />
      <PasswordField {...field('again')} label={words.again} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" loading={isUnderWay}>
        {words.submit}
      </Button>
    </CheckedForm>
  )
}

/** The target of one-time links: the first administrator, an invitation, or a reset. */
export const Welcome = () => {
  const { signIn } = useWords()
  const words = signIn.welcome
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [, setLocale] = useLocaleState()
  const { data, error, isPending } = useQuery({
    queryKey: ['welcome', token],
    queryFn: () => ask(authCalls.welcome, { body: { token } }),
    retry: false,
  })
  useEffect(() => {
    // Rendered again in a chosen language, it keeps that one.
    if (!data || hasChosenLanguage()) return
    // An invited user has not chosen yet: their browser is a better guess than the creator of the account, or the last user here.
    setLocale(data.kind === 'reset' && data.lang ? data.lang : firstLanguage())
  }, [data, setLocale])
  if (isPending) return <Loading height="100vh" />
  if (error || !data)
    return (
      <SignInLayout title={words.expired} lead={words.expiredHint}>
        <TextLink component={Link} to="/login">
          {signIn.forgotten.back}
        </TextLink>
      </SignInLayout>
    )
  return (
    <SignInLayout title={words.titles[data.kind]} lead={words.leads[data.kind]}>
      <Form token={token} known={data} />
    </SignInLayout>
  )
}
