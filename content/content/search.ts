import type { Locale } from '@narkhoz/contract/locales.ts'
import { count, desc, sql } from 'drizzle-orm'
import type { Database } from '../storage/storage.ts'
import { dictionaries } from './dictionaries.ts'
import { searchTables } from './list-query.ts'

/** One result: what it is, where it is, and what it says. */
export type Found = { kind: string; id: number; title: string; lead: string; path: string | null }

/** Finds entries by their words in one language, the best match first. */
export const search = async (
  db: Database,
  text: string,
  lang: Locale,
  page: number,
  limit: number,
): Promise<{ found: Found[]; total: number }> => {
  const table = searchTables[lang]
  const query = sql`websearch_to_tsquery(${dictionaries[lang]}::regconfig, ${text}::text)`
  const matching = sql`${table.words} @@ ${query}`
  const [found, [total]] = await Promise.all([
    db
      .select({ kind: table.kind, id: table.entryId, title: table.title, lead: sql<string>`left(${table.lead}, 300)`, path: table.path })
      .from(table)
      .where(matching)
      .orderBy(desc(sql`ts_rank(${table.words}, ${query})`), table.kind, table.entryId)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(table).where(matching),
  ])
  return { found, total: total?.total ?? 0 }
}
