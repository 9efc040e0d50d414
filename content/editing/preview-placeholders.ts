import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { attributesOfBlock } from './texts.ts'

/** An entry of a kind that stands in for one that is not chosen yet. */
export type AnyOf = (kind: string) => number | undefined

/** Stands where a text is still to be written; also a page without a title needs one for its tab. */
const blank = { kz: '…' }

/** What an answer needs in place of something that is not written yet; nothing where only an editor can say it. */
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
 * What is worked on, as far as it goes, in a shape that can be answered: what must be there and is not is blank. Rows and
 * blocks that cannot be shown at all without what they lack are left out; nothing, where that is true of the whole.
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
