import type { TranslatedLocale, TranslationState } from '@narkhoz/contract/admin/entries.ts'
import { translatedLocales } from '@narkhoz/contract/admin/entries.ts'
import type { BoardRow, Share } from '@narkhoz/contract/admin/translations.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type SQL, sql } from 'drizzle-orm'
import { readPage } from '../storage/read-page.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { headingFrom } from './entry-state.ts'
import { stateIn } from './translation-state.ts'
import { newestVersions } from './working-rows.ts'

/** Which entries the board shows: of a kind, in a state, in one language or in any. */
export type BoardQuery = {
  kind?: string | undefined
  state?: TranslationState | undefined
  into?: TranslatedLocale | undefined
}

type BoardDbRow = Omit<BoardRow, 'plural' | 'heading' | 'translations' | 'updated_at'> & {
  heading: unknown
  ru: TranslationState
  en: TranslationState
  updated_at: string | Date
}

// Kinds for administrators are not shown to visitors, and to few editors: their translation is not tracked.
const headings = (Object.values(entities) as Entity[]).filter(({ adminOnly }) => !adminOnly).map(({ kind, heading }) => ({ kind, heading }))

/** Every entry with its state; unknown kinds of another version are left out. */
const board = ({ kind }: BoardQuery) => sql`(
  select n.kind, n.id, n.status, n.updated_at, n.attributes -> h.heading as heading,
    ${stateIn('ru', sql`n.attributes`, sql`n.outdated_ru`)} as ru, ${stateIn('en', sql`n.attributes`, sql`n.outdated_en`)} as en
  from ${newestVersions(kind)} as n
  join jsonb_to_recordset(${JSON.stringify(headings)}::text::jsonb) as h(kind text, heading text) on h.kind = n.kind
) as board`

const chosen = ({ state, into }: BoardQuery): SQL => {
  if (!state) return sql``
  const langs = into ? [into] : translatedLocales
  return sql`where ${sql.join(
    langs.map((lang) => sql`${sql.identifier(lang)} = ${state}`),
    sql` or `,
  )}`
}

const rowOf = ({ heading, ru, en, updated_at, ...row }: BoardDbRow): BoardRow => ({
  ...row,
  plural: entityOf(row.kind).plural,
  heading: headingFrom(heading),
  translations: { ru, en },
  updated_at: new Date(updated_at).toISOString(),
})

/** One page of the board, or all of it, and how many entries there are. */
export const readBoard = async (db: Database, query: BoardQuery, paging?: { page: number; limit: number }) => {
  const read = async (cut: SQL) =>
    rowsOf<BoardDbRow>(await db.execute(sql`select * from ${board(query)} ${chosen(query)} order by kind, id ${cut}`)).map(rowOf)
  if (!paging) {
    const rows = await read(sql``)
    return { rows, total: rows.length }
  }
  const count = async () =>
    rowsOf<{ total: number }>(await db.execute(sql`select count(*)::int as total from ${board(query)} ${chosen(query)}`))[0]?.total ?? 0
  return readPage(paging, count, ({ limit, offset }) => read(sql`limit ${limit} offset ${offset}`))
}

/** Priority: outdated translations first, then partial ones, then missing ones, the newest of each. */
const urgency = (lang: TranslatedLocale) =>
  sql`case ${sql.identifier(lang)} when 'outdated' then 0 when 'partly' then 1 when 'missing' then 2 else 3 end`

/** What to translate next, if anything. */
export const nextToTranslate = async (db: Database, { kind, into }: BoardQuery): Promise<BoardRow | null> => {
  const most = into ? urgency(into) : sql`least(${urgency('ru')}, ${urgency('en')})`
  const rows = rowsOf<BoardDbRow>(
    await db.execute(sql`select * from ${board({ kind })} where ${most} < 3 order by ${most}, updated_at desc, kind, id limit 1`),
  )
  return rows[0] ? rowOf(rows[0]) : null
}

type StateCount = { ru: TranslationState; en: TranslationState; count: number }

const shareOf = (counts: readonly StateCount[], lang: TranslatedLocale): Share => {
  const of = (state: TranslationState) => counts.reduce((sum, row) => sum + (row[lang] === state ? row.count : 0), 0)
  const states = { written: of('written'), partly: of('partly'), outdated: of('outdated'), missing: of('missing') }
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return { ...states, total, share: total === 0 ? 1 : Math.round((states.written / total) * 1000) / 1000 }
}

/** How far each language is. */
export const sharesOf = async (db: Database, { kind }: BoardQuery): Promise<Record<TranslatedLocale, Share>> => {
  const counts = rowsOf<StateCount>(await db.execute(sql`select ru, en, count(*)::int as count from ${board({ kind })} group by ru, en`))
  return { ru: shareOf(counts, 'ru'), en: shareOf(counts, 'en') }
}
