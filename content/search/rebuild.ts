import { searchedKinds } from '@narkhoz/contract/cache-tags.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { lockContent } from '../entries/save.ts'
import { documentsOf } from '../search-index/index-document.ts'
import { settingsShownOn } from '../search-index/shown-settings.ts'
import { addSearch, removeSearch } from '../search-index/write-search.ts'
import { entries, searchState, searchTables } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { vacuumTables } from '../storage/vacuum.ts'
import { builtInEntries } from './built-in-entries.ts'

/** Increment when tokenizing, stemming or folding changes: an outdated index is rebuilt at the next start. */
const searchVersion = 4

const perTransaction = 500

type Db = Pick<Storage, 'db'>

const isSearched = and(inArray(entries.kind, [...searchedKinds]), eq(entries.status, 'published'))

const empty = ({ db }: Db) =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const tables = locales.flatMap((lang) => [`search_${lang}`, `search_words_${lang}`, `search_lexemes_${lang}`])
    await tx.execute(sql.raw(`truncate ${tables.join(', ')}`))
    await tx.delete(searchState)
  })

type Key = { kind: string; id: number }

/** Indexes the next batch of entries, in their current state: a concurrent save must not be overwritten. Returns the last one. */
const writeNext = ({ db }: Db, behind: Key): Promise<Key | undefined> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const rows = await tx
      .select({ kind: entries.kind, id: entries.id, slug: entries.slug, attributes: sql<Record<string, unknown>>`${entries.attributes}` })
      .from(entries)
      .where(and(isSearched, sql`(${entries.kind}, ${entries.id}) > (${behind.kind}, ${behind.id})`))
      .orderBy(entries.kind, entries.id)
      .limit(perTransaction)
    const settings = await settingsShownOn(tx, rows)
    for (const lang of locales) {
      await removeSearch(tx, rows, lang)
      await addSearch(
        tx,
        rows.flatMap((row) => documentsOf(entityOf(row.kind), row, lang, settings(row)) ?? []),
        lang,
      )
    }
    return rows.at(-1)
  })

/** Writes the rows of the pages that are part of the software: another version may say other things on them. */
const writeBuiltIn = ({ db }: Db) =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    for (const lang of locales) {
      const { entries: rows } = searchTables[lang]
      await removeSearch(tx, await tx.select({ kind: rows.kind, id: rows.entryId }).from(rows).where(lt(rows.entryId, 1)), lang)
      await addSearch(
        tx,
        builtInEntries.flatMap((entry) => documentsOf(entityOf(entry.kind), entry, lang) ?? []),
        lang,
      )
    }
  })

/** Rebuilds the search index from the entries; returns how many there are. */
export const rebuildSearch = async (storage: Db, tell: (progress: string) => void = () => undefined): Promise<number> => {
  await empty(storage)
  const all = await storage.db.$count(entries, isSearched)
  let last: Key | undefined = { kind: '', id: 0 }
  for (let made = 0; last; made += perTransaction) {
    if (made > 0) tell(`search: ${Math.min(made, all)} of ${all}`)
    last = await writeNext(storage, last)
  }
  await storage.db.insert(searchState).values({ version: searchVersion })
  if (all > 0) await vacuumTables(storage)
  return all
}

/** Rebuilds the search index if its version is outdated or missing; returns how many entries that were. */
export const refreshSearch = async (storage: Db, tell?: (progress: string) => void): Promise<number> => {
  const [state] = await storage.db.select().from(searchState)
  const made = state?.version === searchVersion ? 0 : await rebuildSearch(storage, tell)
  await writeBuiltIn(storage)
  return made
}
