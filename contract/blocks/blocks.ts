import * as v from 'valibot'
import type { AttributeOptions } from '../attributes/attribute.ts'
import { build } from '../attributes/build.ts'
import * as all from './all.ts'
import { type Block, type BlockAnswer, blockAnswer, type StoredBlock, storedBlock } from './block.ts'

type BlocksByType = { readonly [N in keyof typeof all as (typeof all)[N]['type']]: (typeof all)[N] }

const listed: readonly Block[] = Object.values(all)

// `fromEntries` forgets which type belongs to which block; the type says it from the same list.
/** All blocks by type. */
export const blockRegistry = Object.fromEntries(listed.map((block) => [block.type, block])) as BlocksByType

/** Any block in one language. */
export type AnyBlockAnswer = { [T in keyof typeof blockRegistry]: BlockAnswer<(typeof blockRegistry)[T]> }[keyof typeof blockRegistry]

/** Any block as editors save it. */
export type AnyStoredBlock = { [T in keyof typeof blockRegistry]: StoredBlock<(typeof blockRegistry)[T]> }[keyof typeof blockRegistry]

/** A page's blocks in one language, grouped by `{slug}-blockN`. */
export const blockGroups = v.record(v.string(), v.array(v.variant('type', listed.map(blockAnswer)))) as unknown as v.GenericSchema<
  Record<string, AnyBlockAnswer[]>
>

// The registry's union is too wide for the compiler to infer from the rules; the type says the same from the same declarations.
const storedBlocks = v.pipe(v.array(v.variant('type', listed.map(storedBlock))), v.maxLength(60)) as unknown as v.GenericSchema<
  AnyStoredBlock[]
>

/** A page's blocks, as editors save them with the page. */
export const blocks = <const O extends AttributeOptions>(options: O = {} as O) => build('blocks', options, storedBlocks, blockGroups)
