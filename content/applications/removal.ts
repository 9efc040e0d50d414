import { inArray, sql } from 'drizzle-orm'
import { type Actor, recordApplications } from '../audit/record.ts'
import { applications, files, outbox } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** How much was removed. */
export type RemovalCounts = { applications: number; files: number; mails: number }

/** Adds up removals of several steps. */
export const together = (one: RemovalCounts, other: RemovalCounts): RemovalCounts => ({
  applications: one.applications + other.applications,
  files: one.files + other.files,
  mails: one.mails + other.mails,
})

/** Nothing was removed. */
export const nothing: RemovalCounts = { applications: 0, files: 0, mails: 0 }

/**
 * Removes applications with their mails, all or none, and logs by whom. Their files are let go in the same transaction, older than any sweep
 * waits for: the sweep of uploads then takes them off the disk or out of the store, again and again until it is done.
 */
export const removeApplications = (db: Database, actor: Actor, ids: readonly number[]): Promise<RemovalCounts> => {
  if (ids.length === 0) return Promise.resolve(nothing)
  return db.transaction(async (tx) => {
    const freed = await tx
      .update(files)
      .set({ applicationId: null, tokenHash: '', createdAt: sql`to_timestamp(0)` })
      .where(inArray(files.applicationId, [...ids]))
      .returning({ key: files.key })
    const unsent = await tx
      .delete(outbox)
      .where(inArray(outbox.applicationId, [...ids]))
      .returning({ id: outbox.id })
    const gone = await tx
      .delete(applications)
      .where(inArray(applications.id, [...ids]))
      .returning({ code: applications.code, form: applications.form })
    await recordApplications(
      tx,
      actor,
      gone.map((one) => ({ action: 'application_erased', ...one })),
    )
    return { applications: gone.length, files: freed.length, mails: unsent.length }
  })
}
