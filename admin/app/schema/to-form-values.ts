import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { type BlockValues, blockOf, isSingle, isValues, textsOf, type Values } from './values.ts'

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isValues) : [])

const byPlace = (one: BlockValues, other: BlockValues) => one.position - other.position || one.group - other.group

/** A block with every attribute of its type, for a form; one of an unknown type stays as it is. */
export const toBlockFormValues = (block: BlockValues): BlockValues => ({
  ...block,
  ...toFormValues(blockOf(block.type)?.attributes ?? {}, block),
})

const fillValue = (attribute: Attribute, value: unknown): unknown => {
  const { type, attributes = {} } = attribute
  if (type === 'text' || type === 'richText') return textsOf(value)
  if (isSingle(attribute)) return value ?? null
  if (type === 'choices' || type === 'references') return Array.isArray(value) ? value : []
  if (type === 'link') {
    const given = isValues(value) ? value : {}
    return { text: textsOf(given.text), url: given.url ?? null }
  }
  if (type === 'picture') return isValues(value) ? { ...value, alt: textsOf(value.alt) } : null
  if (type === 'file') return isValues(value) ? value : null
  if (type === 'group') return toFormValues(attributes, isValues(value) ? value : {})
  if (type === 'list') return rowsOf(value).map((row) => toFormValues(attributes, row))
  // Blocks: in the order visitors see them, which need not be the order they are stored in.
  return (rowsOf(value) as BlockValues[]).toSorted(byPlace).map(toBlockFormValues)
}

/** Values of a form: every declared attribute, with empty defaults, so that every input has a value. */
export const toFormValues = (attributes: Attributes, stored: Values): Values =>
  Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, fillValue(attribute, stored[name])]))
