import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { isLocale } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { attributesOfBlock } from './texts.ts'

const isObject = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rejected by every rule: rules for objects would accept a list as an object without properties. */
const malformed = Number.NaN

const filled = (values: UnknownRecord): UnknownRecord =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const orNothing = (values: UnknownRecord): UnknownRecord | undefined => (Object.keys(values).length > 0 ? values : undefined)

const written = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : value
  return text === '' || text === null ? undefined : text
}

/** What a browser's rich text editor leaves in an empty field. */
const blankMarkup = /^(?:<p>(?:\s|&nbsp;|<br\s*\/?>)*<\/p>\s*)+$/i

const localized = (value: unknown, isRich = false) => {
  if (!isObject(value)) return Array.isArray(value) ? malformed : value
  const texts = Object.entries(value).map(([lang, text]) => {
    const own = isLocale(lang) ? written(text) : text
    return [lang, isRich && typeof own === 'string' && blankMarkup.test(own) ? undefined : own]
  })
  return orNothing(filled(Object.fromEntries(texts)))
}

/** Without its address, which is the thing itself, nothing of it is left. */
const withUrl = (value: UnknownRecord) => (value.url === undefined ? undefined : value)

/** Position of a block on its page: defaults for a new block from an editor's screen. */
const placedBlocks = (blocks: readonly unknown[]): unknown[] => {
  const most = (name: string) => Math.max(0, ...blocks.map((block) => Number((isObject(block) && block[name]) || 0)))
  const last = { id: most('id'), group: most('group'), position: most('position') }
  const next = (name: keyof typeof last, given: unknown) => given ?? ++last[name]
  return blocks.map((block) =>
    isObject(block)
      ? { ...block, id: next('id', block.id), group: next('group', block.group), position: next('position', block.position) }
      : block,
  )
}

const tidiedValue = ({ type, attributes = {} }: Attribute, value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  if (type === 'text' || type === 'richText') return localized(value, type === 'richText')
  if (type === 'list')
    return Array.isArray(value) ? value.map((row) => (isObject(row) ? normalizeDraft(attributes, row) : malformed)) : value
  if (type === 'blocks') {
    if (!Array.isArray(value)) return value
    return placedBlocks(value).map((row) => (isObject(row) ? normalizeDraft(attributesOfBlock(row.type), row) : malformed))
  }
  if (Array.isArray(value)) return type === 'choices' || type === 'references' ? value : malformed
  if (!isObject(value)) return written(value)
  if (type === 'group') return orNothing(normalizeDraft(attributes, value))
  const own = filled(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)])))
  if (type === 'link') return orNothing(filled({ ...own, text: localized(own.text) }))
  if (type === 'picture') return withUrl(filled({ ...own, alt: localized(own.alt) }))
  if (type === 'file') return withUrl(own)
  return value
}

/** Removes empty parts of an editor's input: blank texts, links without label and address, empty groups. */
export const normalizeDraft = (attributes: Attributes, values: UnknownRecord): UnknownRecord =>
  filled(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
        return [name, attribute ? tidiedValue(attribute, value) : (value ?? undefined)]
      }),
    ),
  )
