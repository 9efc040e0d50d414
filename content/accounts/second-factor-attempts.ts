import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { type Actor, recordAccount } from '../audit/record.ts'
import { secondFactors } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** After this many wrong codes in a row, no code of the account is compared for a while. */
const mostInARow = 5
const lockMinutes = 15

/** After a lock has ended, for how long each further one locks while none was right: four an hour for ever would be a way in. */
const nextLockMinutes = 60

/** A pending sign-in is not authenticated yet. */
const nobody: Actor = { by: null, channel: 'screens' }

const locked: Labels = {
  kz: 'Код тым көп рет қате енгізілді. Біраздан кейін қайталап көріңіз немесе әкімшіден екі қадамды кіруді өшіруді сұраңыз.',
  ru: 'Код слишком много раз введён неверно. Повторите позже или попросите администратора отключить вход в два шага.',
  en: 'A wrong code was entered too many times. Try again later, or ask an administrator to remove the second factor.',
}

const { failedVerificationCount: failed, lockedUntil, userId: owner } = secondFactors

/** An expired lock does not reset the count: only a correct code does. */
const counted = sql`coalesce(${failed}, 0) + 1`
const minutes = sql`case when ${counted} > ${mostInARow}::int then ${nextLockMinutes}::int else ${lockMinutes}::int end`

/**
 * Counts codes of second factors by account, in the database: however many challenges, cookies, addresses and nodes they come by, at
 * most five are compared before one is right, and then one after each lock. Each is counted before it is compared, by one statement that also sets the lock, so
 * those that come at the same moment cannot pass it together.
 */
export class SecondFactorAttempts {
  readonly #db: Database
  readonly #last = new Map<string, Promise<unknown>>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Compares a code of an account: after it was counted, and when those before it at this node are done. */
  async check<T>(userId: string, compare: () => Promise<T>): Promise<T> {
    const locks = await this.#count(userId)
    const result = await this.#oneAtATime(userId, compare).catch(async (error: unknown) => {
      if (locks) await this.#recordLock(userId)
      throw error
    })
    await this.#db.update(secondFactors).set({ failedVerificationCount: 0, lockedUntil: null }).where(eq(owner, userId))
    return result
  }

  /** The lock was set before the code was compared; a concurrent correct code has released it. */
  async #recordLock(userId: string) {
    await this.#db.transaction(async (tx) => {
      const [row] = await tx
        .select({ id: secondFactors.id })
        .from(secondFactors)
        .where(and(eq(owner, userId), gt(lockedUntil, sql`now()`)))
      if (row) await recordAccount(tx, nobody, { action: 'second_factor_locked', accountId: userId })
    })
  }

  /** Counts an attempt; answers whether it locks the account's codes unless it is right. */
  async #count(userId: string): Promise<boolean> {
    const taken = await this.#db
      .update(secondFactors)
      .set({
        failedVerificationCount: counted,
        lockedUntil: sql`case when ${counted} >= ${mostInARow}::int then now() + make_interval(mins => ${minutes}) end`,
      })
      .where(and(eq(owner, userId), or(isNull(lockedUntil), lte(lockedUntil, sql`now()`))))
      .returning({ locks: sql<boolean>`${lockedUntil} is not null` })
    if (taken[0]) return taken[0].locks
    const [row] = await this.#db
      .select({ seconds: sql<number | null>`ceil(extract(epoch from ${lockedUntil} - now()))::int` })
      .from(secondFactors)
      .where(eq(owner, userId))
    // Switched off since, or never on: there is no code that could be right.
    if (!row) throw new ServiceError('sign_in_again')
    throw new ServiceError('too_many', { retryAfter: Math.max(row.seconds ?? 1, 1), fields: { code: locked } })
  }

  async #oneAtATime<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(userId)
    const own = (before ?? Promise.resolve()).then(work, work)
    this.#last.set(userId, own)
    try {
      return await own
    } finally {
      if (this.#last.get(userId) === own) this.#last.delete(userId)
    }
  }
}
