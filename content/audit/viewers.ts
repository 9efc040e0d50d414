import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { desc, eq, max } from 'drizzle-orm'
import { auditLog, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** Who has seen an application, also in the answer to a change of theirs: each once with the last time, whoever did so last first. */
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
