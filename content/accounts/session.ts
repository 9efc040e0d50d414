import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { sessions, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { accountColumns } from './account.ts'
import type { AuthWhenNeeded } from './auth.ts'
import { callBetterAuth, isRefusal } from './better-auth-client.ts'

/** Whose session a request belongs to, and the cookies that make it longer where it is time. */
export type Session = { account: Account; sessionId: string; cookies: readonly string[] }

/** Maximum age of a session: a stolen cookie does not work for ever. */
const longest = 30 * 24 * 3600 * 1000

/** It does not say why it could not look, only that; a session that was ended in the same moment is none. */
const untold = (thrown: unknown) => {
  if (!isRefusal(thrown)) throw thrown
  if (thrown.statusCode < 500) return { answer: null, cookies: [] }
  throw new ServiceError('unavailable', { retryAfter: 5, cause: thrown })
}

/**
 * Resolves the session of a request: read from the database each time, so that ending a session or disabling an account has
 * immediate effect.
 */
export const readSession = async (auth: AuthWhenNeeded, db: Database, headers: Headers): Promise<Session | undefined> => {
  if (!headers.has('cookie')) return undefined
  const { api } = await auth()
  const { answer: found, cookies } = await callBetterAuth(api.getSession({ headers, returnHeaders: true })).catch(untold)
  if (!found) return undefined
  if (Date.now() - found.session.createdAt.getTime() > longest) {
    await db.delete(sessions).where(eq(sessions.id, found.session.id))
    return undefined
  }
  const [account] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.id, found.user.id), isNull(users.disabledAt)))
  return account && { account, sessionId: found.session.id, cookies }
}
