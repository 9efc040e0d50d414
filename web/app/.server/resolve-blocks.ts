import type { AnswerOf, Attribute, Attributes, AttributeType, StoredOf } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { type AnyBlockAnswer, blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

type Registry = typeof blockRegistry

/** Any block as stored, without its position on a page: the form of built-in blocks. */
export type CarriedBlock = { [T in keyof Registry]: { type: T } & StoredOf<Registry[T]['attributes']> }[keyof Registry]

type Context = { lang: Locale; fallback: string[] }
type Resolve = (value: unknown, attribute: Attribute, context: Context, path: string) => unknown

const pick = (value: unknown, { lang, fallback }: Context, path: string): string => {
  const texts = value as Partial<Record<Locale, string>>
  const own = texts[lang]
  if (own) return own
  if (lang !== defaultLocale) fallback.push(path)
  return texts[defaultLocale] ?? ''
}

const titled = (value: unknown, { options = [] }: Attribute, { lang }: Context) => ({
  value,
  title: options.find((option) => option.value === value)?.label[lang] ?? '',
})

const row = (attributes: Attributes, values: UnknownRecord, context: Context, prefix: string): UnknownRecord =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const value = values[name]
      return [name, value === undefined || value === null ? null : resolve(value, attribute, context, prefix + name)]
    }),
  )

const localized: Resolve = (value, _attribute, context, path) => pick(value, context, path)
const asItIs: Resolve = (value) => value

const byType: Partial<Record<AttributeType, Resolve>> = {
  text: localized,
  richText: localized,
  plain: asItIs,
  url: asItIs,
  number: asItIs,
  flag: asItIs,
  day: asItIs,
  moment: asItIs,
  file: asItIs,
  choice: titled,
  choices: (values, attribute, context) => (values as unknown[]).map((value) => titled(value, attribute, context)),
  picture: (value, _attribute, context, path) => {
    const { alt, ...picture } = value as UnknownRecord
    return { ...picture, alt: alt ? pick(alt, context, `${path}.alt`) : '' }
  },
  link: (value, _attribute, context, path) => {
    const { text, url } = value as UnknownRecord
    return { text: pick(text, context, `${path}.text`), url }
  },
  group: (value, { attributes = {} }, context, path) => row(attributes, value as UnknownRecord, context, `${path}.`),
  list: (value, { attributes = {} }, context, path) =>
    (value as UnknownRecord[]).map((values, at) => row(attributes, values, context, `${path}.${at}.`)),
}

const resolve: Resolve = (value, attribute, context, path) => {
  const own = byType[attribute.type]
  // What refers to entries or countries has its names at the content service.
  if (!own) throw new Error(`"${path}" is a ${attribute.type}, which the site cannot resolve by itself.`)
  return own(value, attribute, context, path)
}

/** Attributes that the site carries itself in one language, and which of their texts came from Kazakh. */
export const resolveAttributes = <A extends Attributes>(attributes: A, stored: StoredOf<A>, lang: Locale) => {
  const fallback: string[] = []
  // The walk follows the declaration at run time; `AnswerOf` says the same at compile time.
  const answer = row(attributes, stored as UnknownRecord, { lang, fallback }, '') as AnswerOf<A>
  return { answer, fallback }
}

/** Blocks that the site carries itself in one language, in the shape that the content service answers them in. */
export const resolveBlocks = (blocks: readonly CarriedBlock[], lang: Locale): AnyBlockAnswer[] =>
  blocks.map(({ type, ...stored }, at) => {
    const declared: Block = blockRegistry[type]
    const { answer, fallback } = resolveAttributes(declared.attributes, stored as StoredOf<Attributes>, lang)
    // Which answer belongs to which type is known only once `type` is; the registry pairs them.
    return { id: at + 1, type, position: at + 1, ...answer, fallback } as unknown as AnyBlockAnswer
  })
