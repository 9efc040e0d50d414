import { accountCalls, authCalls, type Me } from '@narkhoz/contract/admin/accounts.ts'
import { ask, tell } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'

/** The password was right and a code is asked for next. */
export class SecondFactorNeeded extends Error {}

let known: Promise<Me> | undefined

/** Who is signed in, or that nobody is: asked once, and again after it may have changed. */
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

/** What somebody signs in with: email and password first, a code after them where it is asked for. */
export type Credentials = { email: string; password: string } | { code: string }

/** Signs in, or says that a code is needed too. */
export const signIn = async (given: Credentials): Promise<void> => {
  const { next } = 'code' in given ? await ask(authCalls.secondFactor, { body: given }) : await ask(authCalls.signIn, { body: given })
  if (next === 'second factor') throw new SecondFactorNeeded()
  forgetMe()
}

/** Signs out of this browser; whoever was not signed in has nothing to end. */
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
