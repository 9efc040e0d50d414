import type { Entity, Facet } from '@narkhoz/contract/entities/entity.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

/** The facet that every published entry is under. */
export const everything = { name: '', value: '' } as const

const almaty = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })

/** The year and month of a day or moment, as they are counted in Almaty. */
const yearMonth = (date: string) => (date.length === 10 ? date.slice(0, 7) : almaty.format(new Date(date))).split('-')

const valuesOf = (value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? [...new Set(value.map(String))] : [String(value)]
}

const facetValues = ({ attribute, part }: Facet, values: UnknownRecord): string[] => {
  const value = values[attribute]
  if (!part) return valuesOf(value)
  const [year = '', month = ''] = typeof value === 'string' ? yearMonth(value) : []
  return valuesOf(part === 'year' ? year : month)
}

/** Sort key of an entry in its lists, an ascending number. */
export const sortOf = ({ order }: Entity, values: UnknownRecord, position: number): number => {
  if (!order) return position
  const value = values[order.attribute]
  const along = typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) / 1000 : Number(value ?? 0)
  return Number.isFinite(along) ? (order.descending ? -along : along) : 0
}

const thirtyDays = 30 * 24 * 3600

/** Width of a bucket of a kind's lists along `sort`: about a thousand entries at most. */
export const bucketOf = ({ order, attributes }: Entity): number => {
  const type = order && attributes[order.attribute]?.type
  return type === 'moment' || type === 'day' ? thirtyDays : 1000
}

/** The facet values an entry is listed under, the one for everything first. */
export const facetsOf = ({ facets = {} }: Entity, values: UnknownRecord) => [
  everything,
  ...Object.entries(facets).flatMap(([name, facet]) => facetValues(facet, values).map((value) => ({ name, value }))),
]
