import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'

const lastWords: ReadonlySet<AnyBlockAnswer['type']> = new Set(['call', 'contacts'])

/** What a page says before what a screen adds of its own, and its last words (whom to turn to, what to do next) after it. */
export const splitClosing = (blocks: readonly AnyBlockAnswer[]) => {
  const at = blocks.findLastIndex(({ type }) => !lastWords.has(type)) + 1
  return { before: blocks.slice(0, at), closing: blocks.slice(at) }
}
