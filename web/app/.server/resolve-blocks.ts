import type { AnswerOf, Attribute, Attributes, StoredOf } from '@narkhoz/contract/attributes/attribute.ts'
import { attributeResolver, type Resolve, type ResolveContext } from '@narkhoz/contract/attributes/resolve.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { type AnyBlockAnswer, blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'

type Registry = typeof blockRegistry

/** Any block as stored, without its position on a page: the form of built-in blocks. */
export type CarriedBlock = { [T in keyof Registry]: { type: T } & StoredOf<Registry[T]['attributes']> }[keyof Registry]

const asItIs = (value: string) => value

// What refers to entries or countries has its names at the content service.
const unknown =
  ({ type }: Attribute): Resolve<ResolveContext> =>
  (_value, _context, path) => {
    throw new Error(`"${path}" is a ${type}, which the site cannot resolve by itself.`)
  }

const resolverOf = attributeResolver<ResolveContext>(
  { text: asItIs, richText: asItIs, url: asItIs },
  { country: unknown, reference: unknown, references: unknown, blocks: unknown },
)

/** Attributes that the site carries itself in one language, and which of their texts came from Kazakh. */
export const resolveAttributes = <A extends Attributes>(attributes: A, stored: StoredOf<A>, lang: Locale) => {
  const fallback: string[] = []
  // The walk follows the declaration at run time; `AnswerOf` says the same at compile time.
  const answer = resolverOf(attributes)(stored as UnknownRecord, { lang, fallback }) as AnswerOf<A>
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
