import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { entries } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { cleanText } from './clean.ts'
import { dictionaries } from './dictionaries.ts'
import { searchTables } from './list-query.ts'

/** One result: what it is, where it is, what it says, and which of that is Kazakh because nothing else is written. */
export type Found = { kind: string; id: number; title: string; lead: string; path: string | null; fallback: string[] }

const searched = (Object.values(entities) as Entity[]).filter(({ search }) => search)

/** Whether any of the attributes that a result was made from is not written in a language. */
const isMissing = (kind: SQL.Aliased | SQL, names: (entity: Entity) => readonly string[], lang: Locale) => {
  const own = sql.join(
    searched.map((entity) => sql`when ${entity.kind}::text then string_to_array(${names(entity).join(',')}::text, ',')`),
    sql` `,
  )
  return sql<boolean>`exists (
    select 1 from unnest(case ${kind} ${own} end) as name
    where jsonb_exists(${entries.attributes} -> name, ${defaultLocale}::text) and not jsonb_exists(${entries.attributes} -> name, ${lang}::text)
  )`
}

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
  const best = db
    .select({
      kind: table.kind,
      id: table.entryId,
      title: table.title,
      lead: sql<string>`left(${table.lead}, 300)`.as('lead'),
      path: table.path,
      rank: sql<number>`ts_rank(${table.words}, ${query})`.as('rank'),
    })
    .from(table)
    .where(matching)
    .orderBy(desc(sql`rank`), table.kind, table.entryId)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('best')
  const [rows, [total]] = await Promise.all([
    db
      .select({
        kind: best.kind,
        id: best.id,
        title: best.title,
        lead: best.lead,
        path: best.path,
        noTitle: isMissing(sql`${best.kind}`, ({ heading }) => [heading], lang),
        noLead: isMissing(sql`${best.kind}`, (entity) => entity.search?.lead ?? [], lang),
      })
      .from(best)
      .innerJoin(entries, and(eq(entries.kind, best.kind), eq(entries.id, best.id)))
      .orderBy(desc(best.rank), best.kind, best.id),
    db.select({ total: count() }).from(table).where(matching),
  ])
  const found = rows.map(({ noTitle, noLead, ...one }) => ({
    ...one,
    title: cleanText(one.title),
    lead: cleanText(one.lead),
    fallback: [...(noTitle ? ['title'] : []), ...(noLead && one.lead ? ['lead'] : [])],
  }))
  return { found, total: total?.total ?? 0 }
}
