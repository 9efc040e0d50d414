import type { Me } from '@narkhoz/contract/admin/accounts.ts'
import type { Permission } from '@narkhoz/contract/admin/permissions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { forgetMe, loadMe } from './session.ts'

const Known = createContext<Me | undefined>(undefined)

const key = ['me']

/** Shows its children once it is known who is signed in. */
export const WithCurrentUser = ({ children, meanwhile }: { children: ReactNode; meanwhile: ReactNode }) => {
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: loadMe, retry: false })
  if (error && !data) return <ErrorNotice failure={error} retry={refetch} />
  return data ? <Known value={data}>{children}</Known> : meanwhile
}

/** Who is signed in. */
export const useCurrentUser = (): Me => {
  const me = useContext(Known)
  if (!me) throw new Error('Nobody is known to be signed in here.')
  return me
}

/** Whether whoever is signed in may do something. */
export const useMay = (permission: Permission): boolean => useCurrentUser().permissions.includes(permission)

/** Asks anew who is signed in, after something about them was changed. */
export const useRefreshCurrentUser = () => {
  const queries = useQueryClient()
  return useCallback(async () => {
    forgetMe()
    await queries.invalidateQueries({ queryKey: key })
  }, [queries])
}
