import type { AuditKind } from '@narkhoz/contract/admin/audit.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { readPage } from '../storage/read-page.ts'
import { applications, auditLog, editLog, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { chosenLines, isWithin, type LogDays, type LogQuery, linesByIds } from './edit-log.ts'

/** The scope of a query: lines of content, of accounts and applications, of one kind of either; absent means none. */
export type LogScope = { content: { kind?: string | undefined } | undefined; audit: { kind?: AuditKind } | undefined }

/** Filters of a query in any scope. */
export type WholeLogQuery = LogScope & Pick<LogQuery, 'entryId' | 'action' | 'by'> & LogDays

type Source = 'content' | 'audit'

const nothing = sql`false`

const chosen = (db: Database, { audit, entryId, action, by, from, to }: WholeLogQuery): SQL | undefined =>
  and(
    audit?.kind && eq(auditLog.kind, audit.kind),
    action === undefined ? undefined : sql`${auditLog.action} = ${action}`,
    by === undefined ? undefined : eq(auditLog.by, by),
    isWithin(auditLog.at, { from, to }),
    entryId === undefined
      ? undefined
      : inArray(auditLog.code, db.select({ code: applications.code }).from(applications).where(eq(applications.id, entryId))),
  )

const readAudit = async (db: Database, ids: readonly number[]): Promise<LogLine[]> => {
  if (ids.length === 0) return []
  const account = alias(users, 'account')
  const rows = await db
    .select({ line: auditLog, by: users.name, account: account.name, application: applications.id })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.by))
    .leftJoin(account, eq(account.id, auditLog.accountId))
    .leftJoin(applications, eq(applications.code, auditLog.code))
    .where(inArray(auditLog.id, [...ids]))
  return rows.map(({ line: { id, at, channel, action, kind, accountId, code, form, details }, by, account: name, application }) => ({
    id,
    at: at.toISOString(),
    by,
    action,
    kind,
    plural: null,
    entry_id: application,
    version: null,
    subject: name || code ? { kz: name ?? code ?? '' } : {},
    channel,
    ...(accountId && { account_id: accountId }),
    ...(form && { form }),
    ...(details && { details }),
  }))
}

/** Lines of editors' work and of the audit log in one list, the newest first, and how many there are. */
export const readWholeLog = async (db: Database, query: WholeLogQuery, page: number, limit: number) => {
  const { content: ofEdits, audit: _, ...narrowed } = query
  const [ofContent, ofAudit] = [ofEdits ? chosenLines({ ...narrowed, ...ofEdits }) : nothing, query.audit ? chosen(db, query) : nothing]
  const { rows: keys, total } = await readPage(
    { page, limit },
    async () => {
      const [edits, audits] = await Promise.all([db.$count(editLog, ofContent), db.$count(auditLog, ofAudit)])
      return edits + audits
    },
    (cut) =>
      unionAll(
        db
          .select({ source: sql<Source>`'content'`.as('source'), id: editLog.id, at: editLog.at })
          .from(editLog)
          .where(ofContent),
        db
          .select({ source: sql<Source>`'audit'`.as('source'), id: auditLog.id, at: auditLog.at })
          .from(auditLog)
          .where(ofAudit),
      )
        .orderBy(desc(sql`at`), sql`source`, desc(sql`id`))
        .limit(cut.limit)
        .offset(cut.offset),
  )
  const idsOf = (name: Source) => keys.flatMap(({ source: from, id }) => (from === name ? [id] : []))
  const [content, audit] = await Promise.all([linesByIds(db, idsOf('content')), readAudit(db, idsOf('audit'))])
  const lines = keys.flatMap(({ source: from, id }) => (from === 'content' ? content : audit).find((line) => line.id === id) ?? [])
  return { lines, total }
}
