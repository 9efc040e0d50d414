import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

/** A text in up to three languages, with its path. */
export type PlacedText = { path: string; texts: Partial<Record<Locale, string>>; isRich: boolean }

/** The attributes of a block, or none where its type is unknown. */
export const attributesOfBlock = (type: unknown): Attributes =>
  Object.hasOwn(blockRegistry, String(type)) ? ((blockRegistry as Record<string, Block>)[String(type)]?.attributes ?? {}) : {}

const placed = (path: string, value: unknown, isRich = false): PlacedText[] =>
  typeof value === 'object' && value !== null ? [{ path, texts: value as PlacedText['texts'], isRich }] : []

const textsAt = ({ type, attributes = {} }: Attribute, value: unknown, path: string): PlacedText[] => {
  if (value === undefined || value === null) return []
  if (type === 'text' || type === 'richText') return placed(path, value, type === 'richText')
  if (type === 'link') return placed(`${path}.text`, (value as UnknownRecord).text)
  if (type === 'picture') return placed(`${path}.alt`, (value as UnknownRecord).alt)
  if (type === 'group') return textsIn(attributes, value as UnknownRecord, `${path}.`)
  if (type === 'list') return (value as UnknownRecord[]).flatMap((row, at) => textsIn(attributes, row, `${path}.${at}.`))
  if (type === 'blocks') return (value as UnknownRecord[]).flatMap((row, at) => textsIn(attributesOfBlock(row.type), row, `${path}.${at}.`))
  return []
}

/** All localized texts in these values, with their paths. */
export const textsIn = (attributes: Attributes, values: UnknownRecord, before = ''): PlacedText[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => textsAt(attribute, values[name], before + name))
