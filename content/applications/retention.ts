import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { and, eq, exists, lt, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { applications, outbox } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { nothing, type RemovalCounts, removeApplications, together } from './removal.ts'

const atOnce = 500

const declared = Object.values(forms) as Form[]

/** Retention by form; a form that is no longer declared has the longest. */
const terms: readonly { of: SQL | undefined; days: number }[] = [
  ...declared.map(({ name, retentionDays }) => ({ of: eq(applications.form, name), days: retentionDays })),
  {
    of: notInArray(
      applications.form,
      declared.map(({ name }) => name),
    ),
    days: Math.max(...declared.map(({ retentionDays }) => retentionDays)),
  },
]

/**
 * An application is delivered when staff have started on it, or when its office was mailed and none of its mails is pending. Until
 * then it is kept: retention counts from delivery, so that nothing lost is deleted unread.
 */
const delivered = (db: Database) => {
  const mail = (where: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(outbox)
        .where(and(eq(outbox.applicationId, applications.id), where)),
    )
  return or(
    // An answer that is still to be sent would be lost with it.
    and(ne(applications.status, 'received'), not(mail(and(eq(outbox.receiver, 'applicant'), eq(outbox.state, 'queued'))))),
    and(mail(and(eq(outbox.receiver, 'office'), eq(outbox.state, 'sent'))), not(mail(eq(outbox.state, 'queued')))),
  )
}

/** Removes applications past their retention. Safe to run on several nodes at once. */
export const removeExpired = async (db: Database): Promise<RemovalCounts> => {
  let removed = nothing
  for (const { of, days } of terms)
    for (;;) {
      const due = await db
        .select({ id: applications.id })
        .from(applications)
        .where(and(of, lt(applications.createdAt, sql`now() - make_interval(days => ${days})`), delivered(db)))
        .limit(atOnce)
      removed = together(
        removed,
        await removeApplications(
          db,
          { by: null, channel: 'retention' },
          due.map(({ id }) => id),
        ),
      )
      if (due.length < atOnce) break
    }
  return removed
}
