import type { NamedEntry } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { useQueries } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import type { Clash } from '../schema/merge.ts'
import { readable } from '../schema/values.ts'
import { referencesIn, type ValueFormat } from './shown-value.ts'

/** What is declared of the value in the place of a clash; of a block nothing but its type, which stands in it. */
export const attributeOfClash = ({ steps }: Clash): Attribute | undefined => {
  const last = steps.at(-1)
  return last && 'attribute' in last ? last.attribute : undefined
}

/** The entries that the values of clashes refer to, under the plurals of their kinds. */
const referencesOf = (clashes: readonly Clash[]) => {
  const references = clashes.flatMap((clash) => referencesIn([clash.mine, clash.theirs], attributeOfClash(clash)))
  return [...Map.groupBy(references, ({ kind }) => kind)].flatMap(([kind, all]) => {
    const target = (entities as Readonly<Record<string, Entity>>)[kind]
    return target ? [{ kind, plural: target.plural, ids: [...new Set(all.map(({ id }) => id))].sort((one, other) => one - other) }] : []
  })
}

/** How values in the places of clashes are read: entries that they refer to are asked for by their ids. */
export const useValueFormat = (clashes: readonly Clash[]): ValueFormat => {
  const { conflict } = useWords()
  const lang = useLang()
  const dates = useDates()
  const references = referencesOf(clashes)
  const answers = useQueries({
    queries: references.map(({ plural, ids }) => ({
      queryKey: ['references', plural, 'ids', ids.join(',')],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        ask(entryCalls.references, { params: { plural }, query: { ids: ids.join(',') }, signal }),
    })),
  })
  const names = new Map<string, NamedEntry['heading']>()
  for (const [at, { kind }] of references.entries())
    for (const { id, heading } of answers[at]?.data ?? []) names.set(`${kind} ${id}`, heading)
  return {
    lang,
    nameOf: (kind, id) => readable(names.get(`${kind} ${id}`), lang) || `№\u00a0${id}`,
    flag: (isSet) => (isSet ? conflict.yes : conflict.no),
    day: dates.day,
    moment: dates.moment,
  }
}
