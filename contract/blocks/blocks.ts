import * as v from 'valibot'
import type { AttributeOptions } from '../attributes/attribute.ts'
import { build } from '../attributes/build.ts'
import { type Block, type BlockAnswer, blockAnswer, storedBlock } from './block.ts'
import { text } from './text.ts'

/** Every block a page can be made of. */
export const blockRegistry = { text } as const satisfies Record<string, Block>

/** Any block in one language. */
export type AnyBlockAnswer = { [T in keyof typeof blockRegistry]: BlockAnswer<(typeof blockRegistry)[T]> }[keyof typeof blockRegistry]

const anyBlock = Object.values(blockRegistry) as readonly Block[]

/** A page's blocks in one language, grouped by `{slug}-blockN`. */
export const blockGroups = v.record(v.string(), v.array(v.variant('type', anyBlock.map(blockAnswer)))) as unknown as v.GenericSchema<
  Record<string, AnyBlockAnswer[]>
>

/** A page's blocks, as editors save them with the page. */
export const blocks = <const O extends AttributeOptions>(options: O = {} as O) =>
  build('blocks', options, v.pipe(v.array(v.variant('type', anyBlock.map(storedBlock))), v.maxLength(60)), blockGroups)
