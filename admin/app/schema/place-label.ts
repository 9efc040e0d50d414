import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { isLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { wordsIn } from '../i18n/words.ts'
import { attributeLabel } from './attribute-label.ts'
import { type BlockValues, blockOf, isValues, type Values } from './values.ts'

/** A path as an editor knows it: labels of its steps, rows and blocks by number. */
export const placeLabel = (attributes: Attributes, path: string, values: Values, lang: Locale): string => {
  const words = wordsIn(lang)
  const walk = (known: Attributes, [name, ...rest]: readonly string[], at: unknown): string[] => {
    if (name === undefined) return []
    if (name === 'slug' && !known.slug) return [words.entry.slug]
    const attribute = known[name]
    if (!attribute) return isLocale(name) ? [words.languages[name]] : []
    const value = isValues(at) ? at[name] : undefined
    const label = attributeLabel(name, attribute, lang)
    const [row, ...further] = rest
    if (attribute.type === 'blocks' && row !== undefined) {
      const block = Array.isArray(value) ? (value[Number(row)] as BlockValues | undefined) : undefined
      const declared = block && blockOf(block.type)
      return [
        words.blocks.number(Number(row) + 1),
        ...(declared ? [declared.label[lang], ...walk(declared.attributes, further, block)] : []),
      ]
    }
    if (attribute.type === 'list' && row !== undefined)
      return [
        label,
        words.inputs.row(Number(row) + 1),
        ...walk(attribute.attributes ?? {}, further, Array.isArray(value) ? value[Number(row)] : undefined),
      ]
    if (attribute.attributes) return [label, ...walk(attribute.attributes, rest, value)]
    return [label, ...rest.filter(isLocale).map((one) => words.languages[one])]
  }
  return walk(attributes, path.split('.'), values).join(' · ') || path
}
