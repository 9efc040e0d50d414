import { useQueryClient } from '@tanstack/react-query'
import { type To, useLocation, useNavigate } from 'react-router'
import { currentUserKey } from './current-user.tsx'
import { type Credentials, signIn } from './session.ts'

/** The screen before the redirect to sign-in. */
const screenBefore = (state: unknown): To => (typeof state === 'object' && state !== null && 'before' in state ? (state.before as To) : '/')

/** Signs in, and returns to the requested screen. */
export const useLogin = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  return async (given: Credentials) => {
    await signIn(given)
    // The cached state without a session.
    queries.removeQueries({ queryKey: currentUserKey })
    await navigate(screenBefore(state))
  }
}
