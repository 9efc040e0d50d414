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

/** How long a mail belongs to whoever began to send it, in seconds; a slow talk with a mail server holds it again and again. */
const heldFor = 5 * 60

/** What a mail says of its last attempt while that is under way, and ever after where its process died. */
const interrupted = 'interrupted'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** An application whose mails are stored, and how many confirmations may go out in an hour. */
export type MailBatch = { applicationId: number; payload: Readonly<Record<string, unknown>>; confirmationsPerHour: number }

/**
 * Stores the mails of an application in its own transaction: both are there, or neither. A confirmation that would be one
 * too many, for its mailbox or in all, is stored as held back, and never sent; what held it back is answered.
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

// Nothing waits before its first attempt, and nothing waits so long: such moments were written by a clock that ran ahead and has
// been set back since.
const isDue = or(lte(outbox.dueAt, sql`now()`), eq(outbox.attempts, 0), gt(outbox.dueAt, inSeconds(2 * longestWait)))

/** Takes the next mail that is due, and keeps it from everybody else for a while; a process that dies gives it back so. */
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

/** Keeps a mail for longer while it is still being sent. */
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

/** How an attempt failed: the kind of failure, how often it was put off by now, and the wait unless it is given up. */
export type MailFailure = { error: string; putOff: number; waitSeconds: number | undefined }

/** Puts a mail back after a failed attempt, or gives it up; not where another attempt has begun since. */
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
 * Makes mails due at once that wait because of these failures, now that the mail server answers again. None that is under
 * way is among them: it says so itself.
 */
export const release = async (db: Database, errors: readonly string[]) => {
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(and(eq(outbox.state, 'queued'), inArray(outbox.error, [...errors])))
}

/** Lets everything be tried again at once that was given up or waits after a failure; answers how many that are. What is held back stays so. */
export const retry = async (db: Database): Promise<number> => {
  const again = await db
    .update(outbox)
    .set({ state: 'queued', attempts: 0, putOff: 0, dueAt: sql`now()` })
    .where(or(eq(outbox.state, 'failed'), and(eq(outbox.state, 'queued'), ne(outbox.error, interrupted))))
    .returning({ id: outbox.id })
  return again.length
}

/** What a confirmation says that is held back because its application is spam. */
const spam = 'spam'

const isConfirmationOf = (applicationId: number) => and(eq(outbox.applicationId, applicationId), eq(outbox.receiver, 'visitor'))

/** Takes the confirmation of spam out of the queue: its sender learns nothing, and a stranger whose address they gave is left in peace. */
export const holdConfirmation = async (tx: Transaction, applicationId: number) => {
  await tx
    .update(outbox)
    .set({ state: 'held back', error: spam })
    .where(and(isConfirmationOf(applicationId), inArray(outbox.state, ['queued', 'failed'])))
}

/** Puts the confirmation of what is no spam after all back into the queue; one that was held back for another reason stays so. */
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

/** Counts what is not out. */
export const waiting = async (db: Database): Promise<MailTotals> => {
  const rows = await db
    .select({ state: outbox.state, mails: count() })
    .from(outbox)
    .where(inArray(outbox.state, [...notOut]))
    .groupBy(outbox.state)
  const of = (state: (typeof notOut)[number]) => rows.find((row) => row.state === state)?.mails ?? 0
  return { queued: of('queued'), failed: of('failed'), 'held back': of('held back') }
}
