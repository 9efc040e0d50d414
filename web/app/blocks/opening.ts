import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'

/**
 * Splits the opening blocks before a screen's own content from the rest. Emergency numbers may precede the intro: their readers do
 * not read on.
 */
export const splitOpening = (blocks: readonly AnyBlockAnswer[]) => {
  const numbers = blocks.findIndex(({ type }) => type !== 'contacts')
  const length = blocks[numbers]?.type === 'intro' ? numbers + 1 : 0
  return { opening: blocks.slice(0, length), rest: blocks.slice(length) }
}
