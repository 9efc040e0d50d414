import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Entity, Facet } from '@narkhoz/contract/entities/entity.ts'

type Loose = Record<string, unknown>

/** The facet that every published entry is under. */
export const everything = { name: '', value: '' } as const

const almaty = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty', year: 'numeric', month: '2-digit' })

/** The year and month of a day or moment, as they are counted in Almaty. */
const yearMonth = (date: string) => (date.length === 10 ? date.slice(0, 7) : almaty.format(new Date(date))).split('-')

const valuesOf = (value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? [...new Set(value.map(String))] : [String(value)]
}

const facetValues = ({ attribute, part }: Facet, values: Loose): string[] => {
  const value = values[attribute]
  if (!part) return valuesOf(value)
  const [year = '', month = ''] = typeof value === 'string' ? yearMonth(value) : []
  return valuesOf(part === 'year' ? year : month)
}

/** Where an entry stands in its lists, as one number that grows along the list. */
export const sortOf = ({ order }: Entity, values: Loose, position: number): number => {
  if (!order) return position
  const value = values[order.attribute]
  const along = typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) / 1000 : Number(value ?? 0)
  return Number.isFinite(along) ? (order.descending ? -along : along) : 0
}

/** The facet values an entry is listed under, the one for everything first. */
export const facetsOf = ({ facets = {} }: Entity, values: Loose) => [
  everything,
  ...Object.entries(facets).flatMap(([name, facet]) => facetValues(facet, values).map((value) => ({ name, value }))),
]

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
}

const asText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

const textsIn = (value: unknown, lang: string): string[] => {
  if (typeof value === 'string') return [asText(value)]
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, lang))
  if (value === null || typeof value !== 'object') return []
  const localized = (value as Loose)[lang] ?? (value as Loose).kz
  if (typeof localized === 'string') return [asText(localized)]
  const { url: _url, type: _type, ...rest } = value as Loose
  return Object.values(rest).flatMap((one) => textsIn(one, lang))
}

const searchable = new Set(['text', 'richText', 'plain', 'list', 'group'])

const textOf = (attributes: Attributes, values: Loose, names: readonly string[], lang: string) =>
  names
    .filter((name) => searchable.has(attributes[name]?.type ?? ''))
    .flatMap((name) => textsIn(values[name], lang))
    .join(' ')

/** What search reads of an entry in one language, or nothing where its kind is not searched. */
export const searchTexts = ({ search, heading, attributes }: Entity, values: Loose, lang: string) =>
  search && {
    title: textOf(attributes, values, [heading], lang),
    lead: textOf(attributes, values, search.lead ?? [], lang),
    body: [
      textOf(attributes, values, search.body ?? [], lang),
      // A page's blocks are part of what it says.
      ...textsIn(values.blocks, lang),
    ].join(' '),
  }
