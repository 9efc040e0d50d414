import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { attributesOfBlock } from './texts.ts'

/** A placeholder entry of a kind for a missing reference. */
export type AnyOf = (kind: string) => number | undefined

/** The placeholder of a missing text; a page without a title also needs one for its tab. */
const blank = { kz: '…' }

/** The placeholder of a missing value; undefined where only an editor can provide one. */
const standInFor = ({ type, options = [], to = '', attributes = {} }: Attribute, anyOf: AnyOf): unknown => {
  if (type === 'text' || type === 'richText') return blank
  if (type === 'plain') return blank.kz
  if (type === 'url') return '#'
  if (type === 'number') return 0
  if (type === 'flag') return false
  if (type === 'day') return new Date().toISOString().slice(0, 10)
  if (type === 'moment') return new Date().toISOString()
  if (type === 'choice') return options[0]?.value
  if (type === 'country') return 'KZ'
  if (type === 'choices' || type === 'references' || type === 'list' || type === 'blocks') return []
  if (type === 'group') return withPlaceholders(attributes, {}, anyOf)
  if (type === 'reference') return anyOf(to)
  return undefined
}

const completedValue = (attribute: Attribute, value: unknown, anyOf: AnyOf): unknown => {
  const { type, attributes = {} } = attribute
  if (type === 'group') return withPlaceholders(attributes, value as UnknownRecord, anyOf)
  if (type === 'list') return (value as UnknownRecord[]).flatMap((row) => withPlaceholders(attributes, row, anyOf) ?? [])
  if (type === 'blocks')
    return (value as UnknownRecord[]).flatMap((row) => {
      const whole = withPlaceholders(attributesOfBlock(row.type), row, anyOf)
      return whole ? { ...row, ...whole } : []
    })
  if (type === 'link') return { url: '#', text: blank, ...(value as UnknownRecord) }
  if (type === 'picture') return 'width' in (value as UnknownRecord) && 'height' in (value as UnknownRecord) ? value : undefined
  if (type === 'file') return { name: '', size: 0, type: '', ...(value as UnknownRecord) }
  return value
}

/**
 * Completes a draft to a shape that can be answered: missing required values become placeholders. Rows and blocks that cannot be
 * shown without a missing value are dropped; undefined if that applies to the entire entry.
 */
export const withPlaceholders = (attributes: Attributes, values: UnknownRecord, anyOf: AnyOf): UnknownRecord | undefined => {
  const whole: UnknownRecord = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    const given = values[name]
    const value = given === undefined || given === null ? undefined : completedValue(attribute, given, anyOf)
    const own = value ?? (attribute.required ? standInFor(attribute, anyOf) : undefined)
    if (own === undefined && attribute.required) return undefined
    if (own !== undefined) whole[name] = own
  }
  return whole
}
