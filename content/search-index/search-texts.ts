import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { type Labels, type Locale, locales, textIn } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

const entities = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', laquo: '«', raquo: '»', mdash: '—', ndash: '–' }),
)

const asText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** Reads a text of several languages. */
type ReadTexts = (texts: UnknownRecord) => string[]

const written = (text: unknown) => (typeof text === 'string' && text ? [text] : [])

/** As it is written in a language, or not at all: a Kazakh word means nothing to a Russian dictionary. */
const ownIn =
  (lang: Locale): ReadTexts =>
  (texts) =>
    written(texts[lang])

/** As visitors see it: in Kazakh where it is not written in their language. */
const shownIn =
  (lang: Locale): ReadTexts =>
  (texts) =>
    written(textIn(texts as Partial<Labels>, lang))

/** The words of one attribute as a visitor reads them. */
const wordsOf = ({ type, attributes = {} }: Attribute, value: unknown, read: ReadTexts): string[] => {
  if (value === undefined || value === null) return []
  if (type === 'text') return read(value as UnknownRecord)
  if (type === 'richText') return read(value as UnknownRecord).map(asText)
  if (type === 'plain') return [value as string]
  if (type === 'link') return read((value as UnknownRecord).text as UnknownRecord)
  if (type === 'picture') return read(((value as UnknownRecord).alt ?? {}) as UnknownRecord)
  if (type === 'group') return wordsIn(attributes, value as UnknownRecord, read)
  if (type === 'list') return (value as UnknownRecord[]).flatMap((row) => wordsIn(attributes, row, read))
  if (type === 'blocks')
    return (value as UnknownRecord[]).flatMap((block) =>
      // Hidden blocks are no result.
      block.hidden ? [] : wordsIn((blockRegistry as Record<string, Block>)[String(block.type)]?.attributes ?? {}, block, read),
    )
  return []
}

const wordsIn = (attributes: Attributes, values: UnknownRecord, read: ReadTexts): string[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => wordsOf(attribute, values[name], read))

const textOf = (attributes: Attributes, values: UnknownRecord, names: readonly string[], read: ReadTexts) =>
  names
    .flatMap((name) => (attributes[name] ? wordsOf(attributes[name], values[name], read) : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const described = (values: UnknownRecord) => (values.seo as UnknownRecord | undefined)?.description

/** Title and lead of a result: attributes declared by its kind, otherwise the meta description. */
export const shownTexts = ({ search, heading, attributes }: Entity, values: UnknownRecord, lang: Locale) => {
  const textIn = (own: UnknownRecord, names: readonly string[]) => textOf(attributes, own, names, shownIn(lang))
  return {
    title: textIn(values, [heading]),
    lead: textIn(values, search?.lead ?? []) || textIn({ seo: { description: described(values) } }, ['seo']),
  }
}

/** What settings say to visitors in one language. */
export const settingsText = ({ attributes }: Entity, values: UnknownRecord, names: readonly string[], lang: Locale) =>
  textOf(attributes, values, names, ownIn(lang))

/** A name as it is written in the other languages, in one order: that of the keys depends on where an entry was read from. */
const otherNames = (names: unknown, own: string) =>
  locales
    .map((lang) => (names as UnknownRecord)[lang])
    .filter((name) => typeof name === 'string' && name !== own)
    .join(' ')

/** What search reads of an entry in one language, or nothing where its kind is not searched or it has no title in it. */
export const searchTexts = ({ search, heading, attributes }: Entity, values: UnknownRecord, lang: Locale) => {
  const textIn = (names: readonly string[]) => textOf(attributes, values, names, ownIn(lang))
  const title = search && textIn([heading])
  if (!title) return undefined
  return {
    title,
    alias: search.isName ? otherNames(values[heading], title) : '',
    // A meta description summarizes the page.
    lead: textIn([...(search.lead ?? []), 'seo']),
    // A page's banner and blocks belong to its text.
    body: textIn(['banner', ...(search.body ?? []), 'blocks']),
  }
}
