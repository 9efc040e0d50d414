import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { isValues, readable, type Values } from '../schema/values.ts'

const markup = /<[^>]*>/g

const nameIn = (value: unknown, lang: Locale): string => {
  if (typeof value === 'string') return value
  if (!isValues(value)) return ''
  if ('url' in value && typeof value.name === 'string') return value.name
  if ('text' in value) return readable(value.text, lang)
  if ('alt' in value) return readable(value.alt, lang)
  return readable(value, lang).replaceAll(markup, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** The summary of a closed row or block: its first text. */
export const rowName = (attributes: Attributes, values: Values, lang: Locale): string => {
  for (const [name, { type, options }] of Object.entries(attributes)) {
    const value = values[name]
    const said = type === 'choice' ? options?.find((option) => option.value === value)?.label[lang] : nameIn(value, lang)
    if (said) return said
  }
  return ''
}
