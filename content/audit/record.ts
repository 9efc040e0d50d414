import type { AccountAction, ApplicationAction, AuditChannel, AuditDetails } from '@narkhoz/contract/admin/audit.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { auditLog } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** Who does something, and how. Only at the screens is it known who. */
export type Actor = { by: string | null; channel: AuditChannel }

/** A signed-in user, by account id. */
export const signedIn = (by: string): Actor => ({ by, channel: 'screens' })

/** The operator, by one of the commands. */
export const operator: Actor = { by: null, channel: 'command' }

/** What happened to an account. */
export type AccountLine = { action: AccountAction; accountId: string; details?: AuditDetails }

/** What happened to an application; an export, a list or a backup is of many, and has no code. */
export type ApplicationLine = { action: ApplicationAction; code?: string; form?: string; details?: AuditDetails }

/** Logs what happened to an account, in the transaction that does it. */
export const recordAccount = async (tx: Transaction, actor: Actor, line: AccountLine) => {
  await tx.insert(auditLog).values({ ...actor, ...line, kind: 'account' })
}

/** Logs actions on applications: in the transaction that performs them, or before any of their data is returned. */
export const recordApplications = async (db: Database | Transaction, actor: Actor, lines: readonly ApplicationLine[]) => {
  if (lines.length > 0) await db.insert(auditLog).values(lines.map((line) => ({ ...actor, ...line, kind: 'application' as const })))
}

/** A number that no other lock of this database has in front: views of one person and application are logged one at a time. */
const lock = 7_196_309

/** Logs a view of an application, once an hour at most: a screen that polls must not flood the log. */
export const recordView = (db: Database, by: string, { code, form }: { code: string; form: string }) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock}, hashtext(${`${by} ${code}`}))`)
    const isRecent = gt(auditLog.at, sql`now() - interval '1 hour'`)
    const [known] = await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.code, code), eq(auditLog.by, by), eq(auditLog.action, 'application_viewed'), isRecent))
      .limit(1)
    if (!known) await recordApplications(tx, signedIn(by), [{ action: 'application_viewed', code, form }])
  })

/** The same for lists of the inbox, by person. */
const listLock = 7_196_310

/**
 * Logs that a user received rows of the inbox, which contain names and contacts. One line per user and hour with the number of all
 * rows: a line per page would flood the log, and one with the first page only would hide the rest.
 */
export const recordList = async (db: Database, by: string, rows: number) => {
  if (rows === 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${listLock}, hashtext(${by}))`)
    const isRecent = gt(auditLog.at, sql`now() - interval '1 hour'`)
    const [known] = await tx
      .select({ id: auditLog.id, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.by, by), eq(auditLog.action, 'applications_listed'), isRecent))
      .limit(1)
    const details: AuditDetails = { listed: { rows: (known?.details?.listed?.rows ?? 0) + rows } }
    if (known) await tx.update(auditLog).set({ details }).where(eq(auditLog.id, known.id))
    else await recordApplications(tx, signedIn(by), [{ action: 'applications_listed', details }])
  })
}

const said = (value: string | readonly string[] | undefined) =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(', ')

/** The difference between two states of an account for the log; undefined if equal. */
export const changesBetween = <T extends Record<string, string | readonly string[]>>(
  before: Partial<NoInfer<T>>,
  after: T,
): AuditDetails['changes'] => {
  const changed = Object.keys(after).flatMap((name) => {
    const [was, is] = [said(before[name]), said(after[name])]
    return was === is ? [] : [[name, { before: was, after: is }] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
