import type { ValidDraft } from '@narkhoz/contract/entities/draft.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import { documentsOf } from '../search-index/index-document.ts'
import { pagesShowing, settingsShownOn } from '../search-index/shown-settings.ts'
import { addSearch, removeSearch } from '../search-index/write-search.ts'
import { inBatches } from '../storage/batches.ts'
import type { Transaction } from '../storage/storage.ts'
import { bucketOf, facetsOf, sortOf } from './index-rows.ts'

type Key = Pick<ValidDraft, 'kind' | 'id'>

const keysOf = (saved: readonly Key[]) => saved.map(({ kind, id }) => ({ kind, entry_id: id, reach: bucketOf(entityOf(kind)) }))

/** Takes the old rows away and counts them off. */
const removeFacets = (tx: Transaction, saved: readonly Key[]) =>
  inBatches(keysOf(saved), (json) =>
    tx.execute(sql`
      with gone as (
        delete from facets f using jsonb_to_recordset(${json}) as k(kind text, entry_id int, reach int)
        where f.kind = k.kind and f.entry_id = k.entry_id
        returning f.kind, f.name, f.value, floor(f.sort / k.reach)::int as stretch
      )
      update facet_counts c set count = c.count - g.count
      from (select kind, name, value, stretch, count(*)::int as count from gone group by kind, name, value, stretch) g
      where c.kind = g.kind and c.name = g.name and c.value = g.value and c.stretch = g.stretch`),
  )

const addFacets = (tx: Transaction, saved: readonly ValidDraft[]) => {
  const rows = saved
    .filter(({ status }) => status === 'published')
    .flatMap(({ kind, id, position, attributes }) => {
      const entity = entityOf(kind)
      const sort = sortOf(entity, attributes, position)
      const stretch = Math.floor(sort / bucketOf(entity))
      return facetsOf(entity, attributes).map((facet) => ({ kind, ...facet, sort, stretch, entry_id: id }))
    })
  return inBatches(rows, (json) =>
    tx.execute(sql`
      with given as (
        select kind, name, value, sort, stretch, entry_id
        from jsonb_to_recordset(${json}) as row(kind text, name text, value text, sort double precision, stretch int, entry_id int)
      ), added as (
        insert into facets (kind, name, value, sort, entry_id) select kind, name, value, sort, entry_id from given
      )
      insert into facet_counts (kind, name, value, stretch, count)
      select kind, name, value, stretch, count(*)::int from given group by kind, name, value, stretch
      on conflict (kind, name, value, stretch) do update set count = facet_counts.count + excluded.count`),
  )
}

const writeSearch = async (tx: Transaction, saved: readonly ValidDraft[], langs: readonly Locale[]) => {
  const shown = saved.filter(({ status }) => status === 'published')
  const pages = await pagesShowing(tx, shown)
  const settings = await settingsShownOn(tx, [...shown, ...pages])
  for (const lang of langs) {
    await removeSearch(tx, [...saved, ...pages], lang)
    const rows = [...shown, ...pages].flatMap((entry) => documentsOf(entityOf(entry.kind), entry, lang, settings(entry)) ?? [])
    await addSearch(tx, rows, lang)
  }
}

/** Writes what lists and search read of these entries; unpublished ones lose their rows. */
export const writeIndex = async (tx: Transaction, saved: readonly ValidDraft[], langs: readonly Locale[]) => {
  await removeFacets(tx, saved)
  await addFacets(tx, saved)
  await writeSearch(tx, saved, langs)
}

/** Takes away what lists and search read of these entries. */
export const clearIndex = async (tx: Transaction, keys: readonly Key[]) => {
  await removeFacets(tx, keys)
  for (const lang of locales) await removeSearch(tx, keys, lang)
}
