import type { Me } from '@narkhoz/contract/admin/accounts.ts'
import type { Permission } from '@narkhoz/contract/admin/permissions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isSignedOut } from '../api/failure.ts'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { resetStore } from '../kit/use-store.ts'
import { neededFor } from './needed-permission.ts'
import { forgetMe, loadMe } from './session.ts'

const Known = createContext<Me | undefined>(undefined)

/** Under which key it is remembered who is signed in. */
export const currentUserKey = ['me']

/** Redirects to the sign-in page, which leads back here; clears data of the previous session. */
const ToSignIn = () => {
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  useEffect(() => {
    resetStore()
    return () => queries.clear()
  }, [queries])
  return <Navigate to="/login" replace state={{ before: { pathname, search } }} />
}

/** Shows its children once it is known who is signed in. */
export const WithCurrentUser = ({ children, meanwhile }: { children: ReactNode; meanwhile: ReactNode }) => {
  const { data, error, refetch } = useQuery({ queryKey: currentUserKey, queryFn: loadMe, retry: false })
  if (isSignedOut(error)) return <ToSignIn />
  if (error && !data) return <ErrorNotice failure={error} retry={refetch} />
  return data ? <Known value={data}>{children}</Known> : meanwhile
}

/** Who is signed in. */
export const useCurrentUser = (): Me => {
  const me = useContext(Known)
  if (!me) throw new Error('Nobody is known to be signed in here.')
  return me
}

/** Whether the current user has a permission. */
export const useMay = (permission: Permission): boolean => useCurrentUser().permissions.includes(permission)

/** Whether the current user may see a section. */
export const useMaySee = (resource: string): boolean => {
  const needed = neededFor(resource)
  const { permissions } = useCurrentUser()
  return needed === undefined || permissions.includes(needed)
}

/** Reloads the current user after a change. */
export const useRefreshCurrentUser = () => {
  const queries = useQueryClient()
  return useCallback(async () => {
    forgetMe()
    await queries.invalidateQueries({ queryKey: currentUserKey })
  }, [queries])
}
