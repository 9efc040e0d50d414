import { accountCalls, authCalls, type Me } from '@narkhoz/contract/admin/accounts.ts'
import { ask, tell } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'

/** The password was right and a code is required. */
export class SecondFactorNeeded extends Error {}

let known: Promise<Me> | undefined

/** The current user, or a rejection: loaded once, and again after a possible change. */
export const loadMe = (): Promise<Me> => {
  known ??= ask(accountCalls.me).catch((failure: unknown) => {
    if (!(failure instanceof RefusedError)) known = undefined
    throw failure
  })
  return known
}

/** Makes the next question about who is signed in a fresh one. */
export const forgetMe = () => {
  known = undefined
}

/** Sign-in input: email and password first, then a code if required. */
export type Credentials = { email: string; password: string } | { code: string }

/** Signs in, or says that a code is needed too. */
export const signIn = async (given: Credentials): Promise<void> => {
  const { next } = 'code' in given ? await ask(authCalls.secondFactor, { body: given }) : await ask(authCalls.signIn, { body: given })
  if (next === 'second factor') throw new SecondFactorNeeded()
  forgetMe()
}

/** Signs out of this browser; without a session there is nothing to end. */
export const signOut = async (): Promise<void> => {
  const wasSignedIn = await known?.then(
    () => true,
    () => false,
  )
  if (wasSignedIn) {
    forgetMe()
    await tell(authCalls.signOut)
  }
}
