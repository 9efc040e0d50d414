import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'

type Loose = Record<string, unknown>

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

/** What a result says under its title: what its kind names, or else what search engines are told of its page. */
export const leadOf = ({ search, attributes }: Entity, values: Loose, lang: string) =>
  textOf(attributes, values, search?.lead ?? [], lang) || textOf(attributes, { seo: { description: described(values) } }, ['seo'], lang)

const described = (values: Loose) => (values.seo as Loose | undefined)?.description

/** What search reads of an entry in one language, or nothing where its kind is not searched. */
export const searchTexts = ({ search, heading, attributes }: Entity, values: Loose, lang: string) =>
  search && {
    title: textOf(attributes, values, [heading], lang),
    // What search engines are told of a page says what it is about.
    lead: textOf(attributes, values, [...(search.lead ?? []), 'seo'], lang),
    // A page's banner and blocks are part of what it says.
    body: textOf(attributes, values, ['banner', ...(search.body ?? []), 'blocks'], lang),
  }
