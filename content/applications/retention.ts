import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { and, eq, exists, lt, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { applications, outbox } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { nothing, type RemovalCounts, removeApplications, together } from './removal.ts'

const atOnce = 500

const declared = Object.values(forms) as Form[]

/** Which applications are kept how long; those of a form that is no longer declared as long as any. */
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
 * An application has reached somebody when staff have taken it up, or when its office was written to and nothing of it
 * waits any more. Without that it is kept for as long as it takes: the term is for what was read, not for what was lost.
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

/** Removes what was kept long enough. Nodes that do so at the same time do no harm. */
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
