import type { ComponentType } from 'react'
import { useResourceContext } from 'react-admin'
import { neededFor } from '../session/auth-provider.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { NotAllowed } from './not-found.tsx'

/** A screen of a section that says so to whoever may not have it, instead of showing its empty frame. */
export const guarded = (Screen: ComponentType) => () => {
  const needed = neededFor(useResourceContext() ?? '')
  const { permissions } = useCurrentUser()
  return needed === undefined || permissions.includes(needed) ? <Screen /> : <NotAllowed />
}
