import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { outbox } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

const hour = 60 * 60

/** Limits of confirmations per mailbox, and their windows in seconds: anyone can enter anyone's address. */
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
 * Whether a mailbox may get another confirmation. The lock lasts until the transaction ends, on all nodes: what this one stores is
 * counted by the next.
 */
const isMailboxFree = async (tx: Transaction, mailbox: string): Promise<boolean> => {
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

/** An upper bound of concurrent transactions on all nodes: as many mails may not be counted yet. */
const underWay = 64

// By the index of due mails: a sent mail was due within minutes of its creation, so two hours contain the last one in full.
const isRecent = or(
  eq(outbox.state, 'queued'),
  and(inArray(outbox.state, ['sent', 'failed']), gt(outbox.dueAt, sql`now() - make_interval(secs => ${2 * hour})`)),
)

const countInstallation = async (tx: Transaction): Promise<number> => {
  const [counted] = await tx
    .select({ gone: goneWithin(hour) })
    .from(outbox)
    .where(and(eq(outbox.receiver, 'visitor'), isRecent))
  return counted?.gone ?? 0
}

/**
 * Whether the installation may send another confirmation this hour: a list of strangers has a mailbox each. Transactions wait for
 * one another only near the limit, where a concurrent one could exceed it.
 */
const isInstallationFree = async (tx: Transaction, mostAnHour: number): Promise<boolean> => {
  if ((await countInstallation(tx)) < mostAnHour - underWay) return true
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`)
  return (await countInstallation(tx)) < mostAnHour
}

/** Why a confirmation is held back: the limit of its mailbox, or that of the installation. */
export type HeldBy = 'mailbox' | 'installation'

/** What holds one more confirmation back, if anything does; counted in the database, so for all nodes together. */
export const confirmationHeldBy = async (tx: Transaction, mailbox: string | undefined, mostAnHour: number): Promise<HeldBy | undefined> => {
  if (mailbox !== undefined && !(await isMailboxFree(tx, mailbox))) return 'mailbox'
  return (await isInstallationFree(tx, mostAnHour)) ? undefined : 'installation'
}
