import type { LoggedAction, LogLine } from '@narkhoz/contract/admin/log.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { readPage } from '../storage/read-page.ts'
import { editLog, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** What is written down of something that was done; `by` is nobody where it happened by itself. */
export type Noted = {
  by: string | null
  action: LoggedAction
  kind: string
  entryId?: number
  version?: number
  subject: Partial<Record<Locale, string>>
}

/** Writes down what somebody did, in the transaction that does it. */
export const note = async (tx: Transaction, lines: readonly Noted[]) => {
  if (lines.length > 0) await tx.insert(editLog).values([...lines])
}

/** Which lines of the log are asked for. */
export type LogQuery = { kind?: string | undefined; entryId?: number | undefined; by?: string | undefined }

const pluralOf = (kind: string) => (Object.hasOwn(entities, kind) ? (entities as Record<string, Entity>)[kind]?.plural : undefined) ?? null

/** The lines that are asked for. */
export const chosenLines = ({ kind, entryId, by }: LogQuery): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(editLog.kind, kind),
    entryId === undefined ? undefined : eq(editLog.entryId, entryId),
    by === undefined ? undefined : eq(editLog.by, by),
  )

const selectLines = (db: Database) =>
  db
    .select({
      id: editLog.id,
      at: editLog.at,
      by: users.name,
      action: editLog.action,
      kind: editLog.kind,
      entryId: editLog.entryId,
      version: editLog.version,
      subject: editLog.subject,
    })
    .from(editLog)
    .leftJoin(users, eq(users.id, editLog.by))

const told = ({ at, entryId, ...line }: Awaited<ReturnType<typeof selectLines>>[number]): LogLine => ({
  ...line,
  at: at.toISOString(),
  plural: pluralOf(line.kind),
  entry_id: entryId,
})

/** Lines by their numbers. */
export const linesByIds = async (db: Database, ids: readonly number[]): Promise<LogLine[]> =>
  ids.length === 0 ? [] : (await selectLines(db).where(inArray(editLog.id, [...ids]))).map(told)

/** The newest lines first, and how many there are. */
export const readLog = async (db: Database, query: LogQuery, page: number, limit: number): Promise<{ lines: LogLine[]; total: number }> => {
  const { rows, total } = await readPage(
    { page, limit },
    () => db.$count(editLog, chosenLines(query)),
    (cut) => selectLines(db).where(chosenLines(query)).orderBy(desc(editLog.id)).limit(cut.limit).offset(cut.offset),
  )
  return { lines: rows.map(told), total }
}
