import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { defaultLocale, type Labels, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { Names, Reference } from './reference-names.ts'
import { sanitizeRichText, sanitizeText, sanitizeUrl } from './sanitize.ts'

/** What resolving needs to know: the language, the names of referenced entries, and where to note what came from Kazakh. */
export type Context = { lang: Locale; names: Names; fallback: string[] }

type Resolve = (value: unknown, context: Context, path: string) => unknown

/** A text in the requested language; in lists the database has already picked it. */
const pick = (value: unknown, { lang, fallback }: Context, path: string): string => {
  if (typeof value === 'string') return value
  const texts = value as Partial<Record<Locale, string>>
  const own = texts[lang]
  if (own) return own
  if (lang !== defaultLocale) fallback.push(path)
  return texts[defaultLocale] ?? ''
}

/** A referenced entry by name; a missing translation is recorded as for any other text. */
const named = (kind: string, id: number, { names, lang, fallback }: Context, path: string) => {
  const name = names.of(kind, id, lang)
  if (name && lang !== defaultLocale && !names.isIn(kind, id, lang)) fallback.push(`${path}.title`)
  return name
}

const countries = Object.fromEntries(
  Object.entries(languageTags).map(([lang, tag]) => [lang, new Intl.DisplayNames([tag], { type: 'region' })]),
) as Record<Locale, Intl.DisplayNames>

const byType: Partial<Record<Attribute['type'], (attribute: Attribute) => Resolve>> = {
  text: () => (value, context, path) => sanitizeText(pick(value, context, path)),
  richText: () => (value, context, path) => sanitizeRichText(pick(value, context, path)),
  plain: () => (value) => sanitizeText(value as string),
  url: () => (value) => sanitizeUrl(value as string),
  choice: ({ options }) => {
    const labels = labelsOf(options)
    return (value, { lang }) => ({ value, title: labels.get(value as string)?.[lang] ?? '' })
  },
  choices: ({ options }) => {
    const labels = labelsOf(options)
    return (value, { lang }) => (value as string[]).map((one) => ({ value: one, title: labels.get(one)?.[lang] ?? '' }))
  },
  country:
    () =>
    (value, { lang }) => ({ value, title: countries[lang].of(value as string) ?? value }),
  reference:
    ({ to = '' }) =>
    (value, context, path) =>
      named(to, value as number, context, path) ?? null,
  references:
    ({ to = '' }) =>
    (value, context, path) => {
      const answered: Reference[] = []
      for (const id of value as number[]) {
        const name = named(to, id, context, `${path}.${answered.length}`)
        if (name) answered.push(name)
      }
      return answered
    },
  picture: () => (value, context, path) => {
    const { url, width, height, alt: own } = value as UnknownRecord
    const known = context.names.picture(url as string)
    const alt = own ?? known?.alt
    const answer = { url: sanitizeUrl(url as string), width, height, alt: alt ? sanitizeText(pick(alt, context, `${path}.alt`)) : '' }
    return known?.focus ? { ...answer, focus: known.focus } : answer
  },
  file: () => (value) => {
    const { url, name, size, type } = value as UnknownRecord
    return { url: sanitizeUrl(url as string), name: sanitizeText(name as string), size, type: sanitizeText(type as string) }
  },
  link: () => (value, context, path) => {
    const { url, text } = value as UnknownRecord
    return { text: sanitizeText(pick(text, context, `${path}.text`)), url: sanitizeUrl(url as string) }
  },
  group: ({ attributes = {} }) => {
    const resolve = resolverOf(attributes)
    return (value, context, path) => resolve(value as UnknownRecord, context, `${path}.`)
  },
  list: ({ attributes = {} }) => {
    const resolve = resolverOf(attributes)
    return (value, context, path) => (value as UnknownRecord[]).map((row, at) => resolve(row, context, `${path}.${at}.`))
  },
}

const labelsOf = (options: Attribute['options']) => new Map<string, Labels>(options?.map(({ value, label }) => [value, label]))
const asItIs: Resolve = (value) => value

const made = new WeakMap<Attributes, (values: UnknownRecord, context: Context, prefix?: string, answer?: UnknownRecord) => UnknownRecord>()

/** Compiles, once per declaration, the function that resolves stored attributes to one language's answer. */
export const resolverOf = (attributes: Attributes) => {
  const known = made.get(attributes)
  if (known) return known
  const steps = Object.entries(attributes).map(([name, attribute]) => [name, byType[attribute.type]?.(attribute) ?? asItIs] as const)
  const resolve = (values: UnknownRecord, context: Context, prefix = '', answer: UnknownRecord = {}) => {
    for (const [name, step] of steps) {
      const value = values[name]
      answer[name] = value === undefined || value === null ? null : step(value, context, prefix + name)
    }
    return answer
  }
  made.set(attributes, resolve)
  return resolve
}
