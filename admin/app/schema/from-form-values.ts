import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { type BlockValues, blockOf, isSingle, isValues, type Values, writtenTexts } from './values.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const tidyBlock = ({ id, group, position, hidden, type, ...values }: BlockValues): Values => {
  const block = blockOf(type)
  return { id, group, position, ...(hidden && { hidden }), type, ...(block ? fromFormValues(block.attributes, values) : values) }
}

const tidyValue = (attribute: Attribute, value: unknown): unknown => {
  const { type, attributes = {} } = attribute
  if (type === 'text' || type === 'richText') return writtenTexts(value)
  // An untouched switch looks like "no", and an editor would not know why it is called empty.
  if (type === 'flag' && attribute.required) return value === true
  if (isSingle(attribute)) return isEmpty(value) ? undefined : typeof value === 'string' ? value.trim() : value
  if (type === 'choices' || type === 'references') return Array.isArray(value) && value.length > 0 ? value : undefined
  if (type === 'list') {
    const rows = Array.isArray(value) ? value.filter(isValues).map((row) => fromFormValues(attributes, row)) : []
    return rows.length > 0 ? rows : undefined
  }
  if (type === 'blocks') return Array.isArray(value) && value.length > 0 ? (value as BlockValues[]).map(tidyBlock) : undefined
  if (!isValues(value)) return undefined
  if (type === 'link') {
    const [text, url] = [writtenTexts(value.text), isEmpty(value.url) ? undefined : String(value.url).trim()]
    return text || url ? { ...(text && { text }), ...(url && { url }) } : undefined
  }
  if (type === 'picture') {
    const { alt, ...picture } = value
    const words = writtenTexts(alt)
    return { ...picture, ...(words && { alt: words }) }
  }
  if (type === 'file') return value
  const group = fromFormValues(attributes, value)
  return Object.keys(group).length > 0 ? group : undefined
}

/** The values to save: only non-empty ones. */
export const fromFormValues = (attributes: Attributes, values: Values): Values =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const tidied = tidyValue(attribute, values[name])
      return tidied === undefined ? [] : [[name, tidied]]
    }),
  )
