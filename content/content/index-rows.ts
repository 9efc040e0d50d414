import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
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

const thirtyDays = 30 * 24 * 3600

/** How far one stretch of a kind's lists reaches along `sort`: about a thousand entries at the most. */
export const stretchOf = ({ order, attributes }: Entity): number => {
  const type = order && attributes[order.attribute]?.type
  return type === 'moment' || type === 'day' ? thirtyDays : 1000
}

/** The facet values an entry is listed under, the one for everything first. */
export const facetsOf = ({ facets = {} }: Entity, values: Loose) => [
  everything,
  ...Object.entries(facets).flatMap(([name, facet]) => facetValues(facet, values).map((value) => ({ name, value }))),
]

const entities = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', laquo: '«', raquo: '»', mdash: '—', ndash: '–' }),
)

const asText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

const inLanguage = (value: unknown, lang: string): string[] => {
  const text = (value as Loose)[lang] || (value as Loose).kz
  return typeof text === 'string' ? [text] : []
}

/** The words of one attribute as a visitor reads them. */
const wordsOf = ({ type, attributes = {} }: Attribute, value: unknown, lang: string): string[] => {
  if (value === undefined || value === null) return []
  if (type === 'text') return inLanguage(value, lang)
  if (type === 'richText') return inLanguage(value, lang).map(asText)
  if (type === 'plain') return [value as string]
  if (type === 'link') return inLanguage((value as Loose).text, lang)
  if (type === 'picture') return inLanguage((value as Loose).alt ?? {}, lang)
  if (type === 'group') return wordsIn(attributes, value as Loose, lang)
  if (type === 'list') return (value as Loose[]).flatMap((row) => wordsIn(attributes, row, lang))
  if (type === 'blocks')
    return (value as Loose[]).flatMap((block) =>
      // Nobody is led to a page by what does not stand on it.
      block.hidden ? [] : wordsIn((blockRegistry as Record<string, Block>)[String(block.type)]?.attributes ?? {}, block, lang),
    )
  return []
}

const wordsIn = (attributes: Attributes, values: Loose, lang: string): string[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => wordsOf(attribute, values[name], lang))

const textOf = (attributes: Attributes, values: Loose, names: readonly string[], lang: string) =>
  names
    .flatMap((name) => (attributes[name] ? wordsOf(attributes[name], values[name], lang) : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What search reads of an entry in one language, or nothing where its kind is not searched. */
export const searchTexts = ({ search, heading, attributes }: Entity, values: Loose, lang: string) =>
  search && {
    title: textOf(attributes, values, [heading], lang),
    lead: textOf(attributes, values, search.lead ?? [], lang),
    // A page's blocks are part of what it says.
    body: textOf(attributes, values, [...(search.body ?? []), 'blocks'], lang),
  }
