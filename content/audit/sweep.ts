import { auditRetentionDays } from '@narkhoz/contract/admin/audit.ts'
import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { applications, auditLog } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/**
 * Removes expired lines. Those about an application stay as long as it does, and then until the last of them, its erasure, expires:
 * the question who saw it can be answered that long.
 */
export const sweepAuditLog = async (db: Database) => {
  const since = sql`now() - make_interval(days => ${auditRetentionDays})`
  const younger = alias(auditLog, 'younger')
  const one = { one: sql`1` }
  const exists = db.select(one).from(applications).where(eq(applications.code, auditLog.code))
  const isTold = db
    .select(one)
    .from(younger)
    .where(and(eq(younger.code, auditLog.code), sql`${younger.at} >= ${since}`))
  await db.delete(auditLog).where(and(lt(auditLog.at, since), or(isNull(auditLog.code), and(notExists(exists), notExists(isTold)))))
}
