import { and, desc, eq, notInArray } from 'drizzle-orm'
import { verifications } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** A few browsers may wait for their code at the same time; each further sign-in ends the oldest. */
const mostOpen = 3

/** The two-factor plugin's cookie of a pending sign-in. */
export const challengeCookie = 'two_factor'

const isOf = (userId: string) => eq(verifications.value, userId)

/** Ends the sign-ins of an account that wait for their second factor, but for the newest few. */
export const dropOlderChallenges = async (db: Database, userId: string) => {
  const newest = db
    .select({ id: verifications.id })
    .from(verifications)
    .where(isOf(userId))
    .orderBy(desc(verifications.expiresAt), desc(verifications.id))
    .limit(mostOpen)
  await db.delete(verifications).where(and(isOf(userId), notInArray(verifications.id, newest)))
}

/** Ends every sign-in of an account that waits for its second factor: the password that began it is over. */
export const dropChallenges = async (db: Database | Transaction, userId: string) => {
  await db.delete(verifications).where(isOf(userId))
}
