import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import type { ComponentType } from 'react'

/** A block of one type as its view takes it. */
export type BlockOf<T extends AnyBlockAnswer['type']> = Extract<AnyBlockAnswer, { type: T }>

/** A block type and how it looks. */
export type BlockView = { type: AnyBlockAnswer['type']; View: ComponentType<{ block: AnyBlockAnswer }> }

/** Pairs a block type with its view. */
export const blockView = <T extends AnyBlockAnswer['type']>(type: T, View: ComponentType<{ block: BlockOf<T> }>): BlockView => ({
  type,
  // `Blocks` passes a view only blocks of its registered type.
  View: View as ComponentType<{ block: AnyBlockAnswer }>,
})
