import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { boostOf } from './boost.ts'
import { searchTexts, settingsText } from './search-texts.ts'
import type { SearchDocument } from './write-search.ts'

type Entry = { id: number; slug: string | null; attributes: Record<string, unknown> }

/** Settings that a page shows, and which of their attributes it does. */
export type ShownSettings = { entity: Entity; names: readonly string[]; attributes: Record<string, unknown> }

/** Screens that are no search result: the search itself and the error page. */
const isHidden = (address: string | undefined) => address !== undefined && matchPage(address)?.page.hidden === true

/** The search documents of an entry in one language, and of settings that its page shows; undefined if it is not indexed. */
export const documentsOf = (
  entity: Entity,
  { id, slug, attributes }: Entry,
  lang: Locale,
  settings: readonly ShownSettings[] = [],
): SearchDocument | undefined => {
  const texts = searchTexts(entity, attributes, lang)
  const address = ownAddress(entity, { slug, attributes })
  if (!texts || isHidden(address)) return undefined
  const settingsTexts = settings.map((shown) => settingsText(shown.entity, shown.attributes, shown.names, lang))
  const prior = boostOf(entity, attributes)
  // The home page contains a little of everything, and nobody needs to search for it.
  return {
    kind: entity.kind,
    entryId: id,
    ...prior,
    ...texts,
    body: [texts.body, ...settingsTexts].join(' '),
    ...(address === '/' && { weight: 0 }),
  }
}
