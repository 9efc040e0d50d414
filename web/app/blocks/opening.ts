import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'

/**
 * The page's opening words, which stand before what a screen adds of its own, and everything after it. Numbers to ring at once may stand
 * before the intro: whoever needs them does not read on.
 */
export const splitOpening = (blocks: readonly AnyBlockAnswer[]) => {
  const numbers = blocks.findIndex(({ type }) => type !== 'contacts')
  const length = blocks[numbers]?.type === 'intro' ? numbers + 1 : 0
  return { opening: blocks.slice(0, length), rest: blocks.slice(length) }
}
