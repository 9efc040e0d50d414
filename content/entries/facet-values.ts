import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { dateLocales, type Locale } from '@narkhoz/contract/locales.ts'
import { and, count, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { facetCounts, facets } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import type { Names } from './reference-names.ts'

/** One value a list can be narrowed to, with its name and how many entries it has. */
export type FacetValue = { value: string; title: string; count: number }

type ValueCount = { value: string; count: number }

const counts = (
  db: Database,
  { kind }: Entity,
  name: string,
  narrowedBy: readonly { name: string; value: string }[],
): Promise<ValueCount[]> => {
  if (narrowedBy.length === 0)
    return db
      .select({ value: facetCounts.value, count: sql<number>`sum(${facetCounts.count})::int` })
      .from(facetCounts)
      .where(and(eq(facetCounts.kind, kind), eq(facetCounts.name, name)))
      .groupBy(facetCounts.value)
  const narrowed = narrowedBy.map((narrowing, at) => {
    const other = alias(facets, `narrowing${at}`)
    return exists(
      db
        .select({ one: sql`1` })
        .from(other)
        .where(
          and(
            eq(other.kind, facets.kind),
            eq(other.entryId, facets.entryId),
            eq(other.name, narrowing.name),
            eq(other.value, narrowing.value),
          ),
        ),
    )
  })
  return db
    .select({ value: facets.value, count: count() })
    .from(facets)
    .where(and(eq(facets.kind, kind), eq(facets.name, name), ...narrowed))
    .groupBy(facets.value)
}

const monthName = (month: string, lang: Locale) =>
  new Intl.DateTimeFormat(dateLocales[lang], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, Number(month) - 1, 1))

/** The values of a facet that have entries, named in one language, in the order a visitor expects. */
export const facetValues = async (
  db: Database,
  entity: Entity,
  name: string,
  narrowedBy: readonly { name: string; value: string }[],
  lang: Locale,
  names: Names,
): Promise<FacetValue[]> => {
  const found = new Map((await counts(db, entity, name, narrowedBy)).filter((one) => one.count > 0).map((one) => [one.value, one.count]))
  const facet = entity.facets?.[name]
  const attribute = facet && entity.attributes[facet.attribute]
  const inOrder = (values: readonly string[], title: (value: string) => string): FacetValue[] =>
    values.flatMap((value) => {
      const number = found.get(value)
      return number === undefined ? [] : [{ value, title: title(value), count: number }]
    })
  if (facet?.part === 'year') return inOrder([...found.keys()].sort().reverse(), (year) => year)
  if (facet?.part === 'month') return inOrder([...found.keys()].sort(), (month) => monthName(month, lang))
  if (attribute?.options) {
    const labels = new Map(attribute.options.map(({ value, label }) => [value, label[lang]]))
    return inOrder([...labels.keys()], (value) => labels.get(value) ?? value)
  }
  const { to } = attribute ?? {}
  if (to) return inOrder(names.idsOf(to).map(String), (id) => names.of(to, Number(id), lang)?.title ?? id)
  return inOrder([...found.keys()].sort(), (value) => value)
}
