import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { blockOf, isValues, readable, type Values } from '../schema/values.ts'

/** How whoever compares two values reads those that are no text: references by name, answers and days in words. */
export type ValueFormat = {
  lang: Locale
  /** The name of an entry of a kind. */
  nameOf: (kind: string, id: number) => string
  flag: (isSet: boolean) => string
  day: (iso: string) => string
  moment: (iso: string) => string
}

const markup = /<[^>]*>/g

/** The address of a picture, where a value is one. */
export const pictureIn = (value: unknown): string | undefined =>
  isValues(value) && typeof value.url === 'string' && typeof value.width === 'number' ? value.url : undefined

/** The name of a file, where a value is one. */
const fileIn = (value: unknown): string | undefined =>
  isValues(value) && typeof value.url === 'string' && typeof value.name === 'string' ? value.name : undefined

/** Properties of a block that give its position, not content. */
const places = ['id', 'group', 'position']

/** What is declared of the parts of a value: of a row or a group by its attribute, of a block by its own type. */
const partsOf = (attribute: Attribute | undefined, value: Values): Attributes =>
  attribute?.attributes ?? (typeof value.type === 'string' ? blockOf(value.type)?.attributes : undefined) ?? {}

const shownSingle = ({ type, options = [], to = '' }: Attribute, value: unknown, format: ValueFormat): string | undefined => {
  if (type === 'reference' || type === 'references') return format.nameOf(to, Number(value))
  if (type === 'choice' || type === 'choices') return options.find((option) => option.value === value)?.label[format.lang]
  if (type === 'flag') return format.flag(value === true)
  if (type === 'day' || type === 'moment') return format[type](String(value))
  return undefined
}

/** A value in words, for comparison. */
export const shownValue = (value: unknown, attribute: Attribute | undefined, format: ValueFormat): string => {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return value.map((item) => shownValue(item, attribute, format)).join('\n')
  if (!isValues(value)) {
    const single = attribute && shownSingle(attribute, value, format)
    return single ?? (typeof value === 'string' ? value.replaceAll(markup, ' ').trim() : String(value))
  }
  // A picture is shown by its alt text, a file by its name; address, size and type say nothing to a reader.
  if (pictureIn(value)) return readable(value.alt, format.lang)
  const file = fileIn(value)
  if (file !== undefined) return file
  const own = readable(value, format.lang)
  if (own) return own.replaceAll(markup, ' ').trim()
  const parts = partsOf(attribute, value)
  return Object.entries(value)
    .filter(([name]) => !places.includes(name) && !(name === 'type' && blockOf(String(value.type))))
    .map(([name, part]) => shownValue(part, parts[name], format))
    .filter(Boolean)
    .join('\n')
}

/** The entries that a value refers to, wherever in it, by kind. */
export const referencesIn = (value: unknown, attribute: Attribute | undefined): { kind: string; id: number }[] => {
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(item, attribute))
  if (isValues(value)) {
    const parts = partsOf(attribute, value)
    return Object.entries(value).flatMap(([name, part]) => referencesIn(part, parts[name]))
  }
  const isReference = attribute?.type === 'reference' || attribute?.type === 'references'
  return isReference && typeof value === 'number' ? [{ kind: attribute.to ?? '', id: value }] : []
}
