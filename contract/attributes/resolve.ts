import { defaultLocale, type Labels, type Locale } from '../locales.ts'
import type { UnknownRecord } from '../unknown-record.ts'
import type { Attribute, Attributes, AttributeType } from './attribute.ts'

/** Context of resolving: the language, and where fallbacks to Kazakh are recorded. */
export type ResolveContext = { lang: Locale; fallback: string[] }

/** Resolves a stored value to its answer in one language; `path` is its place in the entry. */
export type Resolve<Context extends ResolveContext> = (value: unknown, context: Context, path: string) => unknown

/** A text in the requested language, or in Kazakh, which is recorded; a bare string was already picked by the database. */
export const resolveText = (value: unknown, { lang, fallback }: ResolveContext, path: string): string => {
  if (typeof value === 'string') return value
  const texts = value as Partial<Labels>
  const own = texts[lang]
  if (own) return own
  if (lang !== defaultLocale) fallback.push(path)
  return texts[defaultLocale] ?? ''
}

/** How texts and URLs are sanitized. */
type Sanitizers = Readonly<Record<'text' | 'richText' | 'url', (value: string) => string>>

/** Attribute types whose resolving needs a lookup. */
type LookedUp = 'country' | 'reference' | 'references'

type ByType<Context extends ResolveContext, Type extends AttributeType> = Record<Type, (attribute: Attribute) => Resolve<Context>>

/** Compiles resolvers of stored attributes from their declarations; `byOthers` resolves what needs a lookup. */
export const attributeResolver = <Context extends ResolveContext>(
  { text, richText, url }: Sanitizers,
  byOthers: ByType<Context, LookedUp> & Partial<ByType<Context, AttributeType>>,
) => {
  const byType: Partial<ByType<Context, AttributeType>> = {
    text: () => (value, context, path) => text(resolveText(value, context, path)),
    richText: () => (value, context, path) => richText(resolveText(value, context, path)),
    plain: () => (value) => text(value as string),
    url: () => (value) => url(value as string),
    choice: ({ options }) => {
      const labels = labelsOf(options)
      return (value, { lang }) => ({ value, title: labels.get(value as string)?.[lang] ?? '' })
    },
    choices: ({ options }) => {
      const labels = labelsOf(options)
      return (value, { lang }) => (value as string[]).map((one) => ({ value: one, title: labels.get(one)?.[lang] ?? '' }))
    },
    picture: () => (value, context, path) => {
      const { url: address, width, height, alt } = value as UnknownRecord
      return { url: url(address as string), width, height, alt: alt ? text(resolveText(alt, context, `${path}.alt`)) : '' }
    },
    file: () => (value) => {
      const { url: address, name, size, type } = value as UnknownRecord
      return { url: url(address as string), name: text(name as string), size, type: text(type as string) }
    },
    link: () => (value, context, path) => {
      const { url: address, text: words } = value as UnknownRecord
      return { text: text(resolveText(words, context, `${path}.text`)), url: url(address as string) }
    },
    group: ({ attributes = {} }) => {
      const resolve = resolverOf(attributes)
      return (value, context, path) => resolve(value as UnknownRecord, context, `${path}.`)
    },
    list: ({ attributes = {} }) => {
      const resolve = resolverOf(attributes)
      return (value, context, path) => (value as UnknownRecord[]).map((row, at) => resolve(row, context, `${path}.${at}.`))
    },
    ...byOthers,
  }

  const known = new WeakMap<
    Attributes,
    (values: UnknownRecord, context: Context, prefix?: string, answer?: UnknownRecord) => UnknownRecord
  >()

  /** Compiles, once per declaration, the function that resolves stored attributes to one language's answer. */
  const resolverOf = (attributes: Attributes) => {
    const made = known.get(attributes)
    if (made) return made
    const steps = Object.entries(attributes).map(([name, attribute]) => [name, byType[attribute.type]?.(attribute) ?? asItIs] as const)
    const resolve = (values: UnknownRecord, context: Context, prefix = '', answer: UnknownRecord = {}) => {
      for (const [name, step] of steps) {
        const value = values[name]
        answer[name] = value === undefined || value === null ? null : step(value, context, prefix + name)
      }
      return answer
    }
    known.set(attributes, resolve)
    return resolve
  }
  return resolverOf
}

const labelsOf = (options: Attribute['options']) => new Map<string, Labels>(options?.map(({ value, label }) => [value, label]))
const asItIs = (value: unknown) => value
