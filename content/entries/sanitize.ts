import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { richTextAllowed } from '@narkhoz/contract/attributes/text.ts'
import { isSafeUrl } from '@narkhoz/contract/attributes/url.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import sanitizeHtml from 'sanitize-html'
import { storableText } from '../storage/storable.ts'
import { isBalanced, withoutTags } from './tags.ts'

/** More columns or rows than a table for people has: browsers lay out each that a cell claims to cover. */
const mostCells = 100

const isWithin = (value: string | undefined, most: number) => value !== undefined && /^[1-9]\d{0,5}$/.test(value) && Number(value) <= most

const bounded =
  (names: readonly string[], most: number): sanitizeHtml.Transformer =>
  (tagName, attribs) => ({
    tagName,
    attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => !names.includes(name) || isWithin(value, most))),
  })

const cell = bounded(['colspan', 'rowspan'], mostCells)

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextAllowed.tags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAllowed.attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { th: cell, td: cell, ol: bounded(['start'], 100_000) },
}

// Text, bare allowed tags, and links to safe schemes in exactly the form our cleaner writes. Whatever it matches is left
// as it is, which spares the parser on almost every answer; whatever it does not match is parsed.
const plainTags = richTextAllowed.tags.filter((tag) => tag !== 'a').join('|')
const surelyClean = new RegExp(
  `^(?:[^<]|</?(?:${plainTags})>|<(?:br|hr) />|</a>|<a href="(?:https?://|mailto:|tel:|/(?!/)|#)[^"<>\\s\\\\]*">)*$`,
)

/** No text that people write is nested deeper; the parser takes the square of the depth. */
const deepest = 100

class TooDeep extends Error {}

/** The parser's own count: a count of tags in the text would include false ones. */
const sanitized = (html: string) => {
  let depth = 0
  const onOpenTag = () => {
    if (++depth > deepest) throw new TooDeep()
  }
  return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag: () => depth-- })
}

/** Rich text reduced to the allowed markup, every tag closed; text nested too deeply loses its markup. */
export const sanitizeRichText = (html: string): string => {
  if (surelyClean.test(html) && isBalanced(html)) return html
  try {
    return sanitized(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return sanitizeHtml(sanitizeText(html), options)
  }
}

/** Plain text without markup; a lone `<` stays. */
export const sanitizeText = (text: string): string => (text.includes('<') ? withoutTags(text) : text)

/** An address that is safe to follow, or the empty one. */
export const sanitizeUrl = (url: string) => (isSafeUrl(url) ? url : '')

// Not the marks for a single character (U+200E, U+200F): those reorder nothing.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/** Removes bidirectional overrides, which would reverse a title and the text after it. */
export const keptText = (text: string) => storableText(text).replace(overrides, '')

const eachLanguage = (value: unknown, clean: (text: string) => string) =>
  Object.fromEntries(
    locales.flatMap((lang) => {
      const text = (value as UnknownRecord)[lang]
      return typeof text === 'string' ? [[lang, clean(keptText(text))]] : []
    }),
  )

const cleanValue = ({ type, attributes }: Attribute, value: unknown): unknown => {
  if (value === null || value === undefined) return value
  if (type === 'text') return eachLanguage(value, sanitizeText)
  if (type === 'richText') return eachLanguage(value, sanitizeRichText)
  if (type === 'plain') return sanitizeText(keptText(value as string))
  if (type === 'link')
    return {
      ...(value as UnknownRecord),
      ...((value as UnknownRecord).text !== undefined && { text: eachLanguage((value as UnknownRecord).text, sanitizeText) }),
    }
  if (type === 'picture')
    return {
      ...(value as UnknownRecord),
      ...((value as UnknownRecord).alt !== undefined && { alt: eachLanguage((value as UnknownRecord).alt, sanitizeText) }),
    }
  if (type === 'file') {
    const { name, type: sort } = value as { name?: string; type?: string }
    return {
      ...(value as UnknownRecord),
      ...(name !== undefined && { name: sanitizeText(keptText(name)) }),
      ...(sort !== undefined && { type: sanitizeText(keptText(sort)) }),
    }
  }
  if (type === 'group' && attributes) return sanitizeAttributes(attributes, value as UnknownRecord)
  if (type === 'list' && attributes) return (value as UnknownRecord[]).map((row) => sanitizeAttributes(attributes, row))
  if (type === 'blocks')
    return (value as UnknownRecord[]).map((row) =>
      sanitizeAttributes((blockRegistry as Record<string, Block>)[row.type as string]?.attributes ?? {}, row),
    )
  return value
}

/** Sanitizes the texts of an editor's input; parts may be missing, but present values have the declared shape. */
export const sanitizeAttributes = (attributes: Attributes, values: UnknownRecord): UnknownRecord =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, attributes[name] ? cleanValue(attributes[name], value) : value]))
