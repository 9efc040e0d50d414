import type { LoggedAction, LogLine } from '@narkhoz/contract/admin/log.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { readPage } from '../storage/read-page.ts'
import { type auditLog, editLog, users } from '../storage/schema.ts'
import { type Database, rowsOf, type Transaction } from '../storage/storage.ts'

/** A line of the log; `by` is null for a scheduled action. */
export type LogEntry = {
  by: string | null
  action: LoggedAction
  kind: string
  entryId?: number
  version?: number
  subject: Partial<Record<Locale, string>>
}

/** Logs an action, in the transaction that performs it. */
export const note = async (tx: Transaction, lines: readonly LogEntry[]) => {
  if (lines.length > 0) await tx.insert(editLog).values([...lines])
}

/** Filters of the log. */
export type LogQuery = {
  kind?: string | undefined
  entryId?: number | undefined
  action?: LogLine['action'] | undefined
  by?: string | undefined
} & LogDays

/** First and last day of the requested lines. */
export type LogDays = { from?: string | undefined; to?: string | undefined }

/** Whether a moment is within days as they are counted in Almaty. */
export const isWithin = (at: typeof editLog.at | typeof auditLog.at, { from, to }: LogDays): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${at} >= ${from}::date::timestamp at time zone ${timeZone}::text`,
    to === undefined ? undefined : sql`${at} < (${to}::date + 1)::timestamp at time zone ${timeZone}::text`,
  )

const pluralOf = (kind: string) => (Object.hasOwn(entities, kind) ? (entities as Record<string, Entity>)[kind]?.plural : undefined) ?? null

/** The condition of the requested lines. */
export const chosenLines = ({ kind, entryId, action, by, ...days }: LogQuery): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(editLog.kind, kind),
    entryId === undefined ? undefined : eq(editLog.entryId, entryId),
    action === undefined ? undefined : sql`${editLog.action} = ${action}`,
    by === undefined ? undefined : eq(editLog.by, by),
    isWithin(editLog.at, days),
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

const toLogLine = ({ at, entryId, ...line }: Awaited<ReturnType<typeof selectLines>>[number]): LogLine => ({
  ...line,
  at: at.toISOString(),
  plural: pluralOf(line.kind),
  entry_id: entryId,
})

type EntryKey = { kind: string; id: number }

/** The lines with what became of the entries that they are about. */
const withEntries = async (db: Database, lines: readonly LogLine[]): Promise<LogLine[]> => {
  const keys = lines.flatMap(({ kind, plural, entry_id }): EntryKey[] =>
    plural !== null && entry_id !== null ? [{ kind, id: entry_id }] : [],
  )
  if (keys.length === 0) return [...lines]
  const rows = rowsOf<EntryKey & { state: NonNullable<LogLine['entry']> }>(
    await db.execute(sql`
      select distinct k.kind, k.id, case
        when exists (select 1 from entries e where e.kind = k.kind and e.id = k.id) then 'present'
        when exists (select 1 from drafts d where d.kind = k.kind and d.id = k.id) then 'present'
        when exists (select 1 from revisions r where r.kind = k.kind and r.id = k.id) then 'deleted' else 'erased' end as state
      from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as k(kind text, id int)`),
  )
  const states = new Map(rows.map(({ kind, id, state }) => [`${kind} ${id}`, state]))
  return lines.map((line) => {
    const entry = states.get(`${line.kind} ${line.entry_id}`)
    return entry ? { ...line, entry } : line
  })
}

/** Lines by their numbers. */
export const linesByIds = async (db: Database, ids: readonly number[]): Promise<LogLine[]> =>
  ids.length === 0 ? [] : withEntries(db, (await selectLines(db).where(inArray(editLog.id, [...ids]))).map(toLogLine))

/** The newest lines first, and how many there are. */
export const readLog = async (db: Database, query: LogQuery, page: number, limit: number): Promise<{ lines: LogLine[]; total: number }> => {
  const { rows, total } = await readPage(
    { page, limit },
    () => db.$count(editLog, chosenLines(query)),
    (cut) => selectLines(db).where(chosenLines(query)).orderBy(desc(editLog.id)).limit(cut.limit).offset(cut.offset),
  )
  return { lines: await withEntries(db, rows.map(toLogLine)), total }
}
