import type { Locale } from '@narkhoz/contract/locales.ts'
import { isValues, readable } from '../schema/values.ts'

const markup = /<[^>]*>/g

/** The address of a picture, where a value is one. */
export const pictureIn = (value: unknown): string | undefined =>
  isValues(value) && typeof value.url === 'string' && typeof value.width === 'number' ? value.url : undefined

/** The name of a file, where a value is one. */
const fileIn = (value: unknown): string | undefined =>
  isValues(value) && typeof value.url === 'string' && typeof value.name === 'string' ? value.name : undefined

/** What stands beside the attributes of a block and says where it stands. */
const places = ['id', 'group', 'position']

/** A value as somebody who compares two of them reads it. */
export const shownValue = (value: unknown, lang: Locale): string => {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'string') return value.replaceAll(markup, ' ').trim()
  if (Array.isArray(value)) return value.map((item) => shownValue(item, lang)).join('\n')
  if (!isValues(value)) return String(value)
  // A picture is looked at, a file is known by its name; address, size and type tell a reader nothing.
  if (pictureIn(value)) return readable(value.alt, lang)
  const file = fileIn(value)
  if (file !== undefined) return file
  const own = readable(value, lang)
  if (own) return own.replaceAll(markup, ' ').trim()
  return Object.entries(value)
    .filter(([name]) => !places.includes(name))
    .map(([, part]) => shownValue(part, lang))
    .filter(Boolean)
    .join('\n')
}
