import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { SearchResult } from '@narkhoz/contract/search.ts'
import { addressIn, languageNames } from '../i18n/address.ts'
import type { FoundGroup, FoundResult } from '../sections/search-results/found-group.ts'

const kinds: ReadonlyMap<string, Entity> = new Map(Object.values(entities).map((entity) => [entity.kind, entity]))

const nothing = { title: [], lead: [] }

/** Where on the site a result or suggestion stands: its page, and its place there. */
export const placeOfFound = ({ path, anchor }: Pick<SearchResult, 'path' | 'anchor'>) => path && (anchor ? `${path}#${anchor}` : path)

const resultOf = ({ kind, id, title, lead, path, anchor, note, fallback, marks = nothing }: SearchResult): FoundResult => ({
  key: `${kind} ${id}`,
  title,
  ...(note && { note: note.toLowerCase() }),
  lead,
  to: placeOfFound({ path, anchor }),
  fallback,
  marks,
})

/** What was found by kind, the kind of the best match first; each kind under its name. */
export const searchGroups = (found: readonly SearchResult[], lang: Locale, other: string): FoundGroup[] =>
  [
    ...Map.groupBy(
      found.filter((one) => !one.lang && !one.bet),
      ({ kind }) => kind,
    ),
  ].map(([kind, results]) => ({ kind, title: kinds.get(kind)?.label[lang] ?? other, results: results.map(resultOf) }))

/** What editors say is looked for. */
export const bestBets = (found: readonly SearchResult[]): FoundResult[] => found.filter(({ bet }) => bet).map(resultOf)

/**
 * What only texts in other languages say. A result that is written in the visitor's language as well leads to their own page, under
 * its title there; any other says in which language it is, and leads to the page in that.
 */
export const resultsElsewhere = (found: readonly SearchResult[]): FoundResult[] =>
  found.flatMap((one) => {
    if (!one.lang) return []
    if (one.own) return [resultOf({ ...one, ...one.own, fallback: [], marks: nothing })]
    const result = resultOf(one)
    return [
      {
        ...result,
        to: result.to && addressIn(one.lang, result.to),
        elsewhere: { name: languageNames[one.lang].full, tag: languageTags[one.lang] },
      },
    ]
  })
