import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { changesBetween, recordAccount, signedIn } from '../audit/record.ts'
import { emailChanges, outbox, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { dropLinks } from './one-time-links.ts'
import { noMailbox, taken } from './users.ts'

/** How many links one account has sent in an hour: each goes to an address of the account's choice. */
const mostAnHour = 3

/** How long a link can be opened, in seconds. */
const lasts = 3600

const same: Labels = { kz: 'Қазіргі поштаңыз дәл осы.', ru: 'Это ваша текущая почта.', en: 'This is your email already.' }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const isTaken = async (tx: Transaction, email: string) => (await tx.$count(users, eq(users.email, email))) > 0

/** Queues a confirmation link to the new address; nothing changes before it is opened. */
export const requestEmailChange = (db: Database, userId: string, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) throw new ServiceError('signed_out')
    const wrong = user.email === email ? same : !mailAddress(email) ? noMailbox : (await isTaken(tx, email)) ? taken : undefined
    if (wrong) throw new ServiceError('invalid', { fields: { email: wrong } })
    const isRecent = gt(outbox.createdAt, sql`now() - interval '1 hour'`)
    const [sent] = await tx
      .select({ mails: count() })
      .from(outbox)
      .where(and(eq(outbox.userId, userId), eq(outbox.receiver, 'new address'), isRecent))
    if ((sent?.mails ?? 0) >= mostAnHour) throw new ServiceError('too_many', { retryAfter: lasts })
    await tx.insert(outbox).values({ id: randomUUID(), receiver: 'new address', userId, address: email })
    const changes = changesBetween({ email: user.email }, { email })
    await recordAccount(tx, signedIn(userId), {
      action: 'email_change_requested',
      accountId: userId,
      ...(changes && { details: { changes } }),
    })
  })

/** Creates the link; only its hash is stored. The token is in the fragment, so that no server and no log sees it. */
export const makeEmailLink = async (db: Database, adminUrl: string, userId: string, email: string): Promise<{ url: string }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + make_interval(secs => ${lasts})`
  await db.insert(emailChanges).values({ hash: hashOf(token), userId, email, expiresAt })
  return { url: `${adminUrl}/admin/#/confirm-email?token=${token}` }
}

/**
 * Opens the link: from now on its account signs in with that address. Links sent to the previous address become invalid, and that
 * address is notified of the change.
 */
export const confirmEmailChange = (db: Database, token: string): Promise<{ email: string }> =>
  db.transaction(async (tx) => {
    const [used] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.hash, hashOf(token)), gt(emailChanges.expiresAt, sql`now()`)))
      .returning()
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, used?.userId ?? ''), isNull(users.disabledAt)))
      .for('update')
    if (!used || !user) throw new ServiceError('link_ended')
    const { email } = used
    if (await isTaken(tx, email)) throw new ServiceError('link_ended')
    await tx.update(users).set({ email, updatedAt: sql`now()` }).where(eq(users.id, user.id))
    await dropLinks(tx, user.id)
    await tx.insert(outbox).values({ id: randomUUID(), receiver: 'old address', userId: user.id, address: user.email })
    const changes = changesBetween({ email: user.email }, { email })
    await recordAccount(
      tx,
      { by: null, channel: 'mail' },
      { action: 'email_changed', accountId: user.id, ...(changes && { details: { changes } }) },
    )
    return { email }
  })
