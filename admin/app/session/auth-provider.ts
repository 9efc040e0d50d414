import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import type { Permission } from '@narkhoz/contract/admin/permissions.ts'
import type { AuthProvider } from 'react-admin'
import { RefusedError } from '../api/failure.ts'
import { entriesPlural } from '../api/resources.ts'
import { type Credentials, forgetMe, loadMe, signIn, signOut } from './session.ts'

/** What a section of the screens needs; who may not have it does not see it, and the service refuses it anyway. */
export const neededFor = (resource: string): Permission | undefined => {
  const plural = entriesPlural(resource)
  if (plural !== undefined) {
    const entity = entityByPlural(plural)
    return entity && (entity.isGuarded ? 'settings.write' : 'content.read')
  }
  const needed: Readonly<Record<string, Permission>> = {
    applications: 'applications.read',
    templates: 'applications.answer',
    translations: 'content.read',
    media: 'content.read',
    redirects: 'redirects.write',
    deleted: 'content.write',
    log: 'log.read',
    users: 'users.write',
  }
  return needed[resource]
}

const isSignedOut = (failure: unknown) => failure instanceof RefusedError && failure.status === 401

/** Whether the address is already that of the sign-in page, which may not have come yet. */
const isAtSignIn = () => window.location.hash.startsWith('#/login')

/**
 * What whoever is on the way to the sign-in page is answered. The library asks to be led there each time it forgets what it
 * knew, and forgets it each time it has led there: the page was seen to come ten seconds late, after 2,000 rounds.
 */
const never = new Promise<never>(() => undefined)

/** How the library learns who is signed in and what they may see. */
export const authProvider: AuthProvider = {
  login: (given: Credentials) => signIn(given),
  logout: async () => {
    if (isAtSignIn()) return never
    await signOut().catch((failure: unknown) => {
      // A session that is over already needs no ending.
      if (!isSignedOut(failure)) throw failure
    })
  },
  checkAuth: async () => {
    await loadMe()
  },
  checkError: async (failure: unknown) => {
    if (!isSignedOut(failure)) return
    forgetMe()
    throw failure
  },
  getIdentity: async () => {
    const { id, name } = await loadMe()
    return { id, fullName: name }
  },
  // Asked on the pages of those too who have yet to sign in, and a refusal would lead them away from there.
  getPermissions: async () => {
    const me = await loadMe().catch((failure: unknown) => {
      if (!isSignedOut(failure)) throw failure
    })
    return me?.permissions ?? []
  },
  canAccess: async ({ resource }: { resource: string }) => {
    const needed = neededFor(resource)
    return needed === undefined || (await loadMe()).permissions.includes(needed)
  },
}
