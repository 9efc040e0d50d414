import { and, eq, sql } from 'drizzle-orm'
import { outbox } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

const hour = 60 * 60

/** So many confirmations go to one mailbox in so many seconds: anyone can write anyone's address into a form. */
const limits = [
  { most: 5, within: hour },
  { most: 20, within: 24 * hour },
] as const

/** A number that no other lock of this database has in its first place. */
const lock = 7_196_305

/**
 * Counts what went to a mailbox or is about to; what waits counts however old it is, or all of it would arrive together
 * when an outage ends. Nothing dated later than now: a clock that ran ahead would close a mailbox until then.
 */
const goneWithin = (seconds: number) =>
  sql<number>`(count(*) filter (where ${outbox.state} = 'queued' or coalesce(${outbox.sentAt}, ${outbox.createdAt})
    between clock_timestamp() - make_interval(secs => ${seconds}) and clock_timestamp()))::int`

/**
 * Whether one more confirmation may go to a mailbox. Until the transaction ends, no other one on any node is told so for the
 * same mailbox: what this one stores is counted there.
 */
export const mayConfirm = async (tx: Transaction, mailbox: string): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, hashtext(${mailbox}))`)
  for (const { most, within } of limits) {
    const [counted] = await tx
      .select({ gone: goneWithin(within) })
      .from(outbox)
      .where(and(eq(outbox.mailbox, mailbox), sql`${outbox.state} <> 'held back'`))
    if ((counted?.gone ?? 0) >= most) return false
  }
  return true
}
