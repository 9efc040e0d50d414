import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { Found } from '@narkhoz/contract/search.ts'
import type { FoundGroup, FoundResult } from '../blocks/search-results/found-group.ts'
import { addressIn, languageNames } from '../i18n/address.ts'

const kinds: ReadonlyMap<string, Entity> = new Map(Object.values(entities).map((entity) => [entity.kind, entity]))

const nothing = { title: [], lead: [] }

const resultOf = ({ kind, id, title, lead, path, fallback, marks = nothing }: Found): FoundResult => ({
  key: `${kind} ${id}`,
  title,
  lead,
  to: path,
  fallback,
  marks,
})

/** What was found by kind, the kind of the best match first; each kind under its name. */
export const searchGroups = (found: readonly Found[], lang: Locale, other: string): FoundGroup[] =>
  [
    ...Map.groupBy(
      found.filter((one) => !one.lang),
      ({ kind }) => kind,
    ),
  ].map(([kind, results]) => ({ kind, title: kinds.get(kind)?.label[lang] ?? other, results: results.map(resultOf) }))

/** What only texts in other languages say: each result says which, and leads to the page in that language. */
export const resultsElsewhere = (found: readonly Found[]): FoundResult[] =>
  found.flatMap((one) =>
    one.lang
      ? [
          {
            ...resultOf(one),
            to: one.path && addressIn(one.lang, one.path),
            elsewhere: { name: languageNames[one.lang].full, tag: languageTags[one.lang] },
          },
        ]
      : [],
  )
