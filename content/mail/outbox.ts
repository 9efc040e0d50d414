import { randomUUID } from 'node:crypto'
import { contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import { and, asc, count, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { outbox } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** A mail that is to be sent. */
export type Queued = Pick<typeof outbox.$inferSelect, 'id' | 'applicationId' | 'receiver' | 'attempts'>

/**
 * How long a mail belongs to whoever began to send it, in seconds. Longer than the slowest talk with a mail server can
 * take by its time limits: another node must not begin while this one may still succeed.
 */
const heldFor = 10 * 60

/** What a mail says of its last attempt while that is under way, and ever after where its process died. */
const interrupted = 'interrupted'

/** Stores the mails of an application in its own transaction: both are there, or neither. */
export const enqueue = async (tx: Transaction, applicationId: number, payload: Readonly<Record<string, unknown>>) => {
  const receivers = contactsIn(payload).email === undefined ? (['office'] as const) : (['office', 'visitor'] as const)
  await tx.insert(outbox).values(receivers.map((receiver) => ({ id: randomUUID(), applicationId, receiver })))
}

/** Takes the next mail that is due, and keeps it from everybody else for a while; a process that dies gives it back so. */
export const claim = async (db: Database): Promise<Queued | undefined> => {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'queued'), lte(outbox.dueAt, sql`now()`)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, error: interrupted, dueAt: sql`now() + make_interval(secs => ${heldFor})` })
    .where(eq(outbox.id, sql`(${next})`))
    .returning({ id: outbox.id, applicationId: outbox.applicationId, receiver: outbox.receiver, attempts: outbox.attempts })
  return taken
}

/** Says that a mail is out. Said also by one who held it too long: it is true all the same. */
export const markSent = async (db: Database, { id }: Queued) => {
  await db.update(outbox).set({ state: 'sent', sentAt: sql`now()`, error: null }).where(eq(outbox.id, id))
}

/** Puts a mail back after a failed attempt, or gives it up; not where another attempt has begun since. */
export const markFailed = async (db: Database, { id, attempts }: Queued, error: string, waitSeconds: number | undefined) => {
  await db
    .update(outbox)
    .set(waitSeconds === undefined ? { state: 'failed', error } : { error, dueAt: sql`now() + make_interval(secs => ${waitSeconds})` })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'queued')))
}

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

/** Lets everything be tried again at once that was given up or waits after a failure; answers how many that are. */
export const retry = async (db: Database): Promise<number> => {
  const again = await db
    .update(outbox)
    .set({ state: 'queued', attempts: 0, dueAt: sql`now()` })
    .where(or(eq(outbox.state, 'failed'), and(eq(outbox.state, 'queued'), ne(outbox.error, interrupted))))
    .returning({ id: outbox.id })
  return again.length
}

/** How many mails there are in each state but those that are out: those are as many as there are applications. */
export const waiting = async (db: Database): Promise<{ queued: number; failed: number }> => {
  const rows = await db
    .select({ state: outbox.state, mails: count() })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'failed']))
    .groupBy(outbox.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.mails ?? 0
  return { queued: of('queued'), failed: of('failed') }
}
