import type { Locale } from '@narkhoz/contract/locales.ts'
import { and, asc, count, desc, eq, exists, gte, is, lt, Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { entries, facetCounts, facets, searchTables } from '../storage/schema.ts'
import type { Database, Storage } from '../storage/storage.ts'
import type { Row } from './answers.ts'

/** What makes one list query differ from another: each shape is prepared once, values come with every call. */
export type Shape = {
  /** How many facets narrow the list; at least the one for everything. */
  facets: number
  /** No facet but the one for all entries: the entire kind. */
  whole?: boolean | undefined
  /** Only entries before or from now on, where the list runs by date. */
  when?: 'before' | 'from' | undefined
  /** Only entries that match a text in this language. */
  search?: Locale | undefined
  /** Starts at a given position of the list: earlier rows are counted, not read. */
  seek?: boolean | undefined
  /** Read from the end of the list back. */
  reversed?: boolean | undefined
  byId?: boolean | undefined
  /** With the moment each entry was last published. */
  stamped?: boolean | undefined
}

const first = alias(facets, 'f')
const value = sql.placeholder

const narrowed = (db: Database, { facets: number, when, search, seek }: Shape): SQL | undefined => {
  const more = Array.from({ length: number - 1 }, (_, at) => {
    const other = alias(facets, `f${at + 1}`)
    // The same list position under another facet: one probe of that facet's key.
    return exists(
      db
        .select({ one: sql`1` })
        .from(other)
        .where(
          and(
            eq(other.kind, first.kind),
            eq(other.name, value(`name${at + 1}`)),
            eq(other.value, value(`value${at + 1}`)),
            eq(other.sort, first.sort),
            eq(other.entryId, first.entryId),
          ),
        ),
    )
  })
  const table = search && searchTables[search].entries
  return and(
    eq(first.kind, value('kind')),
    eq(first.name, value('name0')),
    eq(first.value, value('value0')),
    ...more,
    seek ? gte(first.sort, value('from')) : undefined,
    when === 'before' ? lt(first.sort, value('now')) : undefined,
    when === 'from' ? gte(first.sort, value('now')) : undefined,
    table &&
      exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(eq(table.kind, first.kind), eq(table.entryId, first.entryId), matches(search))),
      ),
  )
}

/** Whether a search row matches the placeholder `query` in its language. */
const matches = (lang: Locale) => sql`${searchTables[lang].entries.words} @@ ${value('query')}::tsquery`

/** The attributes of a card; a localized text leaves the database in the requested language only. */
const cardIn = sql`(
  select jsonb_object_agg(key, case when value ->> ${value('lang')}::text <> '' then value -> ${value('lang')}::text else value end)
  from jsonb_each(${entries.attributes} - string_to_array(${value('without')}::text, ','))
)`

/** When an entry was last published, to the second. */
const publishedAt = sql`to_char(${entries.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Prepares the query for one page of a list: the page is cut from the index first and only then joined with its entries. */
export const preparePage = ({ db, text }: Pick<Storage, 'db' | 'text'>, shape: Shape) => {
  const along = shape.reversed ? desc : asc
  const page = db
    .select({ entryId: first.entryId, sort: first.sort })
    .from(first)
    .where(narrowed(db, shape))
    .orderBy(...(shape.byId ? [along(first.entryId)] : [along(first.sort), along(first.entryId)]))
    .limit(value('limit'))
    .offset(value('offset'))
    .as('page')
  const order = shape.byId ? sql`${page.entryId}` : sql`${page.sort}, ${page.entryId}`
  const stamp = shape.stamped ? sql`, 'updatedAt', ${publishedAt}` : sql``
  const row = sql`jsonb_build_object('id', ${entries.id}, 'slug', ${entries.slug}, 'attributes', ${cardIn}${stamp})`
  // The page as one JSON text: drivers take as long for one row as for that.
  const { sql: statement, params } = db
    .select({ rows: sql`coalesce(json_agg(${row} order by ${order}), '[]')::text` })
    .from(page)
    .innerJoin(entries, and(eq(entries.kind, value('kind')), eq(entries.id, page.entryId)))
    .toSQL()
  const names = params.map(placeholderName)
  return async (values: Readonly<Record<string, string | number>>): Promise<Row[]> =>
    JSON.parse(
      await text(
        statement,
        names.map((name) => values[name] ?? missing(name)),
      ),
    )
}

const placeholderName = (param: unknown): string => {
  if (!is(param, Placeholder)) throw new Error('A list query has a value of its own: give it a name')
  return param.name
}

const missing = (name: string): never => {
  throw new Error(`A list query was not told its ${name}`)
}

/** Prepares the query for how many entries a list has. */
export const prepareCount = (db: Database, name: string, shape: Shape) => {
  const { search } = shape
  // Only published entries have search rows, so a search alone is counted where it is found.
  if (search && shape.whole && !shape.when) {
    const table = searchTables[search].entries
    return db
      .select({ count: count() })
      .from(table)
      .where(and(eq(table.kind, value('kind')), matches(search)))
      .prepare(name)
  }
  return db.select({ count: count() }).from(first).where(narrowed(db, shape)).prepare(name)
}

/** Prepares the count per bucket of one facet value alone, in the order of the list. */
export const prepareBuckets = (db: Database) =>
  db
    .select({ stretch: facetCounts.stretch, count: facetCounts.count })
    .from(facetCounts)
    .where(and(eq(facetCounts.kind, value('kind')), eq(facetCounts.name, value('name0')), eq(facetCounts.value, value('value0'))))
    .orderBy(facetCounts.stretch)
    .prepare('stretches')
