import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { SearchResult } from '@narkhoz/contract/search.ts'
import { addressIn, languageNames } from '../i18n/address.ts'
import type { FoundGroup, FoundResult } from '../sections/search-results/found-group.ts'

const kinds: ReadonlyMap<string, Entity> = new Map(Object.values(entities).map((entity) => [entity.kind, entity]))

const nothing = { title: [], lead: [] }

/** The address of a result or suggestion: its page, with the anchor. */
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

/** Results grouped by kind, the kind of the best match first; each group with its name. */
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
 * Results of other languages. One that is also written in the visitor's language leads to their own page, with the title there; any
 * other names its language, and leads to the page in that.
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
