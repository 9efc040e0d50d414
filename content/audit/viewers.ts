import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { desc, eq, max } from 'drizzle-orm'
import { auditLog, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** Who has viewed an application, also in the response to a change: each user once with the last time, latest first. */
export const viewersOf = async (db: Database, code: string): Promise<NonNullable<Application['viewers']>> => {
  const last = max(auditLog.at)
  const rows = await db
    .select({ id: users.id, name: users.name, at: last })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.by))
    .where(eq(auditLog.code, code))
    .groupBy(users.id, users.name)
    .orderBy(desc(last))
  return rows.flatMap(({ id, name, at }) => (at ? [{ id, name, at: at.toISOString() }] : []))
}
