import { sql } from 'drizzle-orm'
import { users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { makeLink } from './one-time-links.ts'

/** A number that no other lock of this database has: accounts are made and taken away one at a time where it matters. */
const lock = 7_196_307

/** Until the transaction ends, no other one on any node decides who is an administrator. */
export const decideAlone = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${lock})`)

/** Whether there is any account. */
export const hasAccounts = async (db: Database | Transaction): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0

/**
 * The link that creates the first administrator, while there is no account: a new one at each start, each valid until one is used or
 * it expires.
 */
export const firstAdministratorLink = async (db: Database, adminUrl: string): Promise<string | undefined> => {
  if (await hasAccounts(db)) return undefined
  return (await makeLink(db, adminUrl, 'first administrator', null)).url
}
