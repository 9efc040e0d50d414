import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import { secondFactors } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** As many signs as the hashes of three codes have: more are never good at the same time. */
const kept = 3 * 44

const hashOf = (userId: string, code: string) => createHash('sha256').update(`${userId} ${code}`).digest('base64url')

const { lastCode, lastCodeAt } = secondFactors

const isNew = (hash: string) =>
  or(isNull(lastCode), sql`position(${hash} in ${lastCode}) = 0`, lt(lastCodeAt, sql`now() - interval '5 minutes'`))

/** Whether a code of an authenticator has opened something already. */
export const isUsedCode = async (db: Database, userId: string, code: string): Promise<boolean> => {
  const rows = await db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), not(isNew(hashOf(userId, code)) ?? sql`true`)))
  return rows.length > 0
}

/** Notes that a code of an authenticator has opened something; false where it had already. */
export const consumeCode = async (db: Database | Transaction, userId: string, code: string): Promise<boolean> => {
  const hash = hashOf(userId, code)
  const used = await db
    .update(secondFactors)
    .set({ lastCode: sql`left(${`${hash} `}::text || coalesce(${lastCode}, ''), ${kept}::int)`, lastCodeAt: sql`now()` })
    .where(and(eq(secondFactors.userId, userId), isNew(hash)))
    .returning({ id: secondFactors.id })
  return used.length > 0
}
