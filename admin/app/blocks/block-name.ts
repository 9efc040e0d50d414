import { useLang, useWords } from '../i18n/words.ts'
import { rowName } from '../inputs/row-name.ts'
import { type BlockValues, blockOf } from '../schema/values.ts'

/** The name of a block in lists and announcements: its type, and its first text. */
export const useBlockName = () => {
  const lang = useLang()
  const { blocks } = useWords()
  return (block: BlockValues, at: number) => {
    const declared = blockOf(block.type)
    if (!declared) return `${blocks.unknown}: ${block.type}`
    return [`${blocks.number(at + 1)}, ${declared.label[lang]}`, rowName(declared.attributes, block, lang)].filter(Boolean).join(': ')
  }
}
