import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { type CarriedBlock, resolveBlocks } from '../resolve-blocks.ts'
import { withFiles } from './sample-pictures.ts'

/** Every block type with its name, when editors take it, and its sample in one language. */
export const blockSamples = (lang: Locale) => {
  const declared: readonly Block[] = Object.values(blockRegistry)
  // The registry pairs each type with the sample of that type; a list of both forgets it.
  const carried = declared.map(({ type, sample }) => ({ type, ...sample }) as CarriedBlock)
  return resolveBlocks(carried, lang).map((block, at) => ({
    block: withFiles(block),
    label: declared[at]?.label[lang] ?? '',
    use: declared[at]?.use[lang] ?? '',
  }))
}
