import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'

/** The page's opening words, which stand before what a screen adds of its own, and everything after it. */
export const splitOpening = (blocks: readonly AnyBlockAnswer[]) => {
  const length = blocks[0]?.type === 'intro' ? 1 : 0
  return { opening: blocks.slice(0, length), rest: blocks.slice(length) }
}
