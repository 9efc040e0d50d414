import { locales } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import type { Storage } from './storage.ts'

/**
 * Updates the planner's statistics and the visibility map. Without it a list filtered by two facets of 100,000 entries has been seen
 * to take minutes; an embedded database never does it by itself.
 */
export const vacuumTables = async ({ db }: Pick<Storage, 'db'>) => {
  const search = locales.flatMap((lang) => [`search_${lang}`, `search_words_${lang}`, `search_lexemes_${lang}`])
  await db.execute(sql.raw(`vacuum (analyze) ${['entries', 'facets', 'facet_counts', ...search].join(', ')}`))
}
