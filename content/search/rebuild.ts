import { searchedKinds } from '@narkhoz/contract/freshness.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { entityOf } from '../content/kinds.ts'
import { lockContent } from '../content/save.ts'
import { entries, searchState } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { tidy } from '../storage/tidy.ts'
import { searchedOf } from './searched-of.ts'
import { addSearch, removeSearch } from './write-search.ts'

/** Grows whenever words are read, stemmed or folded in another way: what was written by the old rules is made anew at the next start. */
export const searchVersion = 1

const perTransaction = 500

type Db = Pick<Storage, 'db'>

const empty = ({ db }: Db) =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const tables = locales.flatMap((lang) => [`search_${lang}`, `search_words_${lang}`, `search_lexemes_${lang}`])
    await tx.execute(sql.raw(`truncate ${tables.join(', ')}`))
    await tx.delete(searchState)
  })

/** Writes the rows of some entries as they are now: one that is saved meanwhile must not be overwritten by what it was. */
const write = ({ db }: Db, kind: string, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const rows = await tx
      .select({ id: entries.id, slug: entries.slug, attributes: sql<Record<string, unknown>>`${entries.attributes}` })
      .from(entries)
      .where(and(eq(entries.kind, kind), eq(entries.status, 'published'), inArray(entries.id, [...ids])))
    for (const lang of locales) {
      await removeSearch(
        tx,
        ids.map((id) => ({ kind, id })),
        lang,
      )
      await addSearch(
        tx,
        rows.flatMap((row) => searchedOf(entityOf(kind), row, lang) ?? []),
        lang,
      )
    }
  })

/** Makes everything that search reads anew from the entries; answers how many there are. */
export const rebuildSearch = async (storage: Db, tell: (told: string) => void = () => undefined): Promise<number> => {
  await empty(storage)
  let made = 0
  for (const kind of searchedKinds) {
    const rows = await storage.db.select({ id: entries.id }).from(entries).where(eq(entries.kind, kind)).orderBy(entries.id)
    for (let at = 0; at < rows.length; at += perTransaction) {
      const ids = rows.slice(at, at + perTransaction).map(({ id }) => id)
      await write(storage, kind, ids)
      made += ids.length
      if (rows.length > perTransaction) tell(`search: ${Math.min(at + perTransaction, rows.length)} of ${rows.length} ${kind}`)
    }
  }
  await storage.db.insert(searchState).values({ version: searchVersion })
  if (made > 0) await tidy(storage)
  return made
}

/** Makes what search reads anew where it was made by other rules, or never; answers how many entries that were. */
export const refreshSearch = async (storage: Db, tell?: (told: string) => void): Promise<number> => {
  const [state] = await storage.db.select().from(searchState)
  return state?.version === searchVersion ? 0 : rebuildSearch(storage, tell)
}
