import { createHash, randomUUID } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { recordAccount } from '../audit/record.ts'
import { TokenBuckets } from '../service-tokens/token-buckets.ts'
import { outbox, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** Limit of such mails per person and hour: anyone can request them. */
const mostAnHour = 3

/** Limit of requests per network and account before further ones are ignored: only the mailbox's owner needs another mail. */
const repeats = { capacity: 10, secondsPerToken: 60 }

/** Limit of requests that wait for the database. No limit per network: behind one proxy it would block everybody's mail. */
const mostBehind = 1000

/** Sends a link to who has forgotten their password. */
export class PasswordReset {
  readonly #db: Database
  readonly #mailWaits: (() => void) | undefined
  readonly #log: Logger
  readonly #repeats = new TokenBuckets(repeats)
  /** Work that continues after the response. */
  readonly #behind = new Set<Promise<unknown>>()

  /** `mailWaits` is called when a mail is queued; undefined without a mail server. */
  constructor(db: Database, mailWaits: (() => void) | undefined, log: Logger) {
    this.#db = db
    this.#mailWaits = mailWaits
    this.#log = log
  }

  /**
   * Runs after the response, so that neither its content nor its timing reveals whether the account exists. Returns whether mail is
   * sent at all: without a mail server nothing is queued that would arrive weeks later.
   */
  async request(email: string, address: string): Promise<boolean> {
    const mailWaits = this.#mailWaits
    if (!mailWaits) return false
    const account = email.toLowerCase()
    const bucket = createHash('sha256')
      .update(`${networkOf(address)} ${account}`)
      .digest('base64url')
    if (this.#repeats.waitFor(bucket) > 0) return true
    if (this.#behind.size >= mostBehind) throw new ServiceError('too_many', { retryAfter: 1 })
    this.#repeats.take(bucket)
    const stored: Promise<unknown> = this.#store(account, mailWaits)
      .catch((error: unknown) => this.#log.error({ err: error }, 'storing a mail failed'))
      .finally(() => this.#behind.delete(stored))
    this.#behind.add(stored)
    return true
  }

  /** When everything is stored that was answered for so far. */
  async settled() {
    await Promise.all(this.#behind)
  }

  async #store(email: string, mailWaits: () => void) {
    const isStored = await this.#db.transaction(async (tx) => {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.disabledAt)))
        .for('update')
      if (!user) return false
      const [recent] = await tx
        .select({ mails: count() })
        .from(outbox)
        .where(and(eq(outbox.userId, user.id), eq(outbox.receiver, 'forgetful'), gt(outbox.createdAt, sql`now() - interval '1 hour'`)))
      if ((recent?.mails ?? 0) >= mostAnHour) return false
      await tx.insert(outbox).values({ id: randomUUID(), receiver: 'forgetful', userId: user.id })
      await recordAccount(tx, { by: null, channel: 'mail' }, { action: 'reset_requested', accountId: user.id })
      return true
    })
    if (isStored) mailWaits()
  }
}
