import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'

const lastWords: ReadonlySet<AnyBlockAnswer['type']> = new Set(['call', 'contacts'])

/** Splits the blocks before a screen's own content from the closing ones (contacts, next steps) after it. */
export const splitClosing = (blocks: readonly AnyBlockAnswer[]) => {
  const at = blocks.findLastIndex(({ type }) => !lastWords.has(type)) + 1
  return { before: blocks.slice(0, at), closing: blocks.slice(at) }
}
