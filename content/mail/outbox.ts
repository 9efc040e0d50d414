import { randomUUID } from 'node:crypto'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import { and, asc, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { outbox } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { longestWait } from './back-off.ts'
import { confirmationHeldBy, type HeldBy } from './confirmations.ts'
import { mailboxOf } from './mailbox.ts'
import { reopen, settle } from './undelivered-reply.ts'

/** A mail that is to be sent. */
export type NewMail = Pick<
  typeof outbox.$inferSelect,
  'id' | 'applicationId' | 'eventId' | 'userId' | 'receiver' | 'address' | 'attempts' | 'putOff'
>

/** Lease of a claimed mail, in seconds; a slow dialogue with a mail server renews it. */
const heldFor = 5 * 60

/** The error of a mail during an attempt, and for ever after if the process died. */
const interrupted = 'interrupted'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** An application whose mails are stored, and how many confirmations may go out in an hour. */
export type MailBatch = { applicationId: number; payload: Readonly<Record<string, unknown>>; confirmationsPerHour: number }

/**
 * Stores the mails of an application in its transaction: both exist, or neither. A confirmation beyond a limit is stored as held
 * back, and never sent; returns the limit.
 */
export const enqueue = async (
  tx: Transaction,
  { applicationId, payload, confirmationsPerHour }: MailBatch,
): Promise<HeldBy | undefined> => {
  await tx.insert(outbox).values({ id: randomUUID(), applicationId, receiver: 'office' })
  const { email } = contactsIn(payload)
  if (email === undefined) return undefined
  const mailbox = mailboxOf(email)
  const heldBy = await confirmationHeldBy(tx, mailbox, confirmationsPerHour)
  const state = heldBy === undefined ? 'queued' : 'held back'
  await tx.insert(outbox).values({ id: randomUUID(), applicationId, receiver: 'visitor', state, mailbox })
  return heldBy
}

// Nothing waits before its first attempt, or longer than the maximum: such times come from a clock that ran ahead and was set back.
const isDue = or(lte(outbox.dueAt, sql`now()`), eq(outbox.attempts, 0), gt(outbox.dueAt, inSeconds(2 * longestWait)))

/** Claims the next due mail with a lease, which expires if the process dies. */
export const claim = async (db: Database): Promise<NewMail | undefined> => {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'queued'), isDue))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, error: interrupted, dueAt: inSeconds(heldFor) })
    .where(eq(outbox.id, sql`(${next})`))
    .returning({
      id: outbox.id,
      applicationId: outbox.applicationId,
      eventId: outbox.eventId,
      userId: outbox.userId,
      receiver: outbox.receiver,
      address: outbox.address,
      attempts: outbox.attempts,
      putOff: outbox.putOff,
    })
  return taken
}

const isHeldBy = ({ id, attempts }: NewMail) => and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'queued'))

/** Renews the lease of a mail in flight. */
export const holdOn = async (db: Database, mail: NewMail) => {
  await db
    .update(outbox)
    .set({ dueAt: inSeconds(heldFor) })
    .where(and(isHeldBy(mail), eq(outbox.error, interrupted)))
}

/** Says that a mail is out. Said also by one who held it too long: it is true all the same. */
export const markSent = (db: Database, mail: NewMail): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(outbox).set({ state: 'sent', sentAt: sql`now()`, error: null }).where(eq(outbox.id, mail.id))
    await settle(tx, mail)
  })

/** The outcome of a failed attempt: its kind, the number of deferrals, and the delay unless the mail fails. */
export type MailFailure = { error: string; putOff: number; waitSeconds: number | undefined }

/** Requeues or fails a mail after a failed attempt, unless another attempt has begun since. */
export const markFailed = (db: Database, mail: NewMail, { error, putOff, waitSeconds }: MailFailure): Promise<void> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(outbox)
      .set({ error, putOff, ...(waitSeconds === undefined ? { state: 'failed' } : { dueAt: inSeconds(waitSeconds) }) })
      .where(isHeldBy(mail))
      .returning({ id: outbox.id })
    if (marked.length > 0 && waitSeconds === undefined) await reopen(tx, mail)
  })

/**
 * Makes mails with these errors due at once, now that the mail server answers again. Mails in flight are excluded: they have their
 * own outcome.
 */
export const release = async (db: Database, errors: readonly string[]) => {
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(and(eq(outbox.state, 'queued'), inArray(outbox.error, [...errors])))
}

/** Retries all failed and deferred mails at once; returns how many there are. Held back ones stay. */
export const retry = async (db: Database): Promise<number> => {
  const again = await db
    .update(outbox)
    .set({ state: 'queued', attempts: 0, putOff: 0, dueAt: sql`now()` })
    .where(or(eq(outbox.state, 'failed'), and(eq(outbox.state, 'queued'), ne(outbox.error, interrupted))))
    .returning({ id: outbox.id })
  return again.length
}

/** The reason of a confirmation held back because its application is spam. */
const spam = 'spam'

const isConfirmationOf = (applicationId: number) => and(eq(outbox.applicationId, applicationId), eq(outbox.receiver, 'visitor'))

/** Takes the confirmation of spam out of the queue: its sender learns nothing, and a stranger with that address is not bothered. */
export const holdConfirmation = async (tx: Transaction, applicationId: number) => {
  await tx
    .update(outbox)
    .set({ state: 'held back', error: spam })
    .where(and(isConfirmationOf(applicationId), inArray(outbox.state, ['queued', 'failed'])))
}

/** Requeues the confirmation when the spam mark is removed; one held back for another reason stays. */
export const releaseConfirmation = async (tx: Transaction, applicationId: number) => {
  await tx
    .update(outbox)
    .set({ state: 'queued', error: null, attempts: 0, putOff: 0, dueAt: sql`now()` })
    .where(and(isConfirmationOf(applicationId), eq(outbox.state, 'held back'), eq(outbox.error, spam)))
}

/** States of mails that are not out. */
const notOut = ['queued', 'failed', 'held back'] as const

/** How many mails there are in each state but those that are out: those are as many as there are applications. */
export type MailTotals = Record<(typeof notOut)[number], number>

/** Counts unsent mails. */
export const waiting = async (db: Database): Promise<MailTotals> => {
  const rows = await db
    .select({ state: outbox.state, mails: count() })
    .from(outbox)
    .where(inArray(outbox.state, [...notOut]))
    .groupBy(outbox.state)
  const of = (state: (typeof notOut)[number]) => rows.find((row) => row.state === state)?.mails ?? 0
  return { queued: of('queued'), failed: of('failed'), 'held back': of('held back') }
}
