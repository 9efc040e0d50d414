import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { isSignedOut } from '../api/failure.ts'
import { resetStore } from '../kit/use-store.ts'
import { signOut } from './session.ts'

/** Signs out and leads to the sign-in page, which leads back here. */
export const useLogout = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async () => {
    await signOut().catch((failure: unknown) => {
      // A session that is over already needs no ending.
      if (!isSignedOut(failure)) throw failure
    })
    // Navigates before the cache is cleared: mounted screens would refetch.
    await navigate('/login', { state: { before: { pathname, search } }, flushSync: true })
    resetStore()
    queries.clear()
  }
}
