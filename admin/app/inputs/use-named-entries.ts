import type { NamedEntry } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'
import { useSettled } from '../kit/use-settled.ts'

/** The entity that a reference leads to. */
export const targetOf = ({ to = '' }: Attribute): Entity | undefined => (entities as Readonly<Record<string, Entity>>)[to]

/** The facets that narrow a list to the entries a reference may name; without a facet all are offered. */
const facetsOf = ({ among = {}, ...attribute }: Attribute): Record<string, string> =>
  Object.fromEntries(
    Object.entries(among).flatMap(([name, value]) => {
      const facet = Object.entries(targetOf(attribute)?.facets ?? {}).find(([, declared]) => declared.attribute === name)
      return facet ? [[facet[0], value]] : []
    }),
  )

/** Options of a reference that match the input; loaded only while open. */
export const useOffered = (attribute: Attribute, typed: string, isOpen: boolean) => {
  const plural = targetOf(attribute)?.plural ?? ''
  const q = useSettled(typed)
  const facets = facetsOf(attribute)
  return useQuery({
    queryKey: ['references', plural, q, facets],
    queryFn: ({ signal }) => ask(entryCalls.references, { params: { plural }, query: { ...facets, q }, signal }),
    enabled: isOpen,
    placeholderData: (before) => before,
  })
}

/** The names behind ids. */
export const useNames = (attribute: Attribute, ids: readonly number[]): ReadonlyMap<number, NamedEntry> => {
  const plural = targetOf(attribute)?.plural ?? ''
  const wanted = [...new Set(ids)].sort((one, other) => one - other).join(',')
  const { data = [] } = useQuery({
    queryKey: ['references', plural, 'ids', wanted],
    queryFn: ({ signal }) => ask(entryCalls.references, { params: { plural }, query: { ids: wanted }, signal }),
    enabled: wanted !== '',
  })
  return new Map(data.map((entry) => [entry.id, entry]))
}
