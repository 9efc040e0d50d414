import { Alert, Button, Stack, Link as TextLink } from '@mui/material'
import { authCalls } from '@narkhoz/contract/admin/accounts.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ask } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useAction } from '../kit/use-action.ts'
import { forgetMe } from '../session/session.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** Where the link leads that was sent to another email. Only a press confirms it: programs that check mails open every link in them. */
export const ConfirmEmail = () => {
  const { signIn } = useWords()
  const words = signIn.confirmEmail
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [confirm, isUnderWay] = useAction(async () => {
    try {
      setEmail((await ask(authCalls.confirmEmail, { body: { token: query.get('token') ?? '' } })).email)
      forgetMe()
    } catch (failure) {
      if (!(failure instanceof RefusedError && failure.code === 'link_ended')) throw failure
      setOver(true)
    }
  })
  const onward = (
    <TextLink component={Link} to="/" sx={{ alignSelf: 'flex-start' }}>
      {words.onward}
    </TextLink>
  )
  if (isOver)
    return (
      <SignInLayout title={signIn.welcome.expired} lead={words.expiredHint}>
        {onward}
      </SignInLayout>
    )
  return (
    <SignInLayout title={words.title} lead={words.lead}>
      <Stack spacing={2}>
        <div role="status">
          {email && (
            <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
              {words.done(email)}
            </Alert>
          )}
        </div>
        {email ? (
          onward
        ) : (
          <Button variant="contained" size="large" loading={isUnderWay} onClick={() => void confirm()}>
            {words.submit}
          </Button>
        )}
      </Stack>
    </SignInLayout>
  )
}
