import { fallbackLang } from '../../format/fallback-lang.ts'
import { DocumentList } from '../../sections/document-list/document-list.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Files to download, each with its title and the day it was approved. */
export const documents = blockView('documents', ({ block }) => (
  <BlockSection block={block}>
    <DocumentList documents={block.items.map((item, at) => ({ ...item, key: at, titleLang: fallbackLang(block, `items.${at}.title`) }))} />
  </BlockSection>
))
