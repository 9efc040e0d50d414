import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import type { Env } from '../service.ts'

/** The current user and session. */
export type SignedIn = { account: Account; sessionId: string }

/** What travels with a request of the editors' and staff's screens. */
export type AdminEnv = { Bindings: Env['Bindings']; Variables: { signedIn: SignedIn | undefined } }
