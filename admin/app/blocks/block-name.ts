import { useLang, useWords } from '../i18n/words.ts'
import { rowName } from '../inputs/row-name.ts'
import { type BlockValues, blockOf } from '../schema/values.ts'

/** What a block is called in lists and when it moves: its type, and what it says first. */
export const useBlockName = () => {
  const lang = useLang()
  const { blocks } = useWords()
  return (block: BlockValues, at: number) => {
    const declared = blockOf(block.type)
    if (!declared) return `${blocks.unknown}: ${block.type}`
    return [`${blocks.number(at + 1)}, ${declared.label[lang]}`, rowName(declared.attributes, block, lang)].filter(Boolean).join(': ')
  }
}
