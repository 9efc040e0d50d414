import { fallbackLang } from '../../format/fallback-lang.ts'
import { useWords } from '../../i18n/words.ts'
import { RichText } from '../../kit/rich-text.tsx'
import { Table } from '../../kit/table.tsx'
import { BlockSection } from '../block-section.tsx'
import { type BlockOf, blockView } from '../block-view.ts'

const BlockTable = ({ block }: { block: BlockOf<'table'> }) => {
  const words = useWords().kit
  return (
    <BlockSection block={block}>
      <Table
        caption={block.title ?? words.table}
        captionLang={fallbackLang(block, 'title')}
        isCaptionHidden
        rowHeads={block.row_heads ?? false}
        columns={block.columns.map(({ title }, at) => ({ content: title, lang: fallbackLang(block, `columns.${at}.title`) }))}
        rows={block.rows.map(({ cells }, row) =>
          cells.map(({ text }, at) => ({
            content: text && <RichText html={text} lang={fallbackLang(block, `rows.${row}.cells.${at}.text`)} />,
          })),
        )}
      />
    </BlockSection>
  )
}

/** Rows under named columns. */
export const table = blockView('table', BlockTable)
