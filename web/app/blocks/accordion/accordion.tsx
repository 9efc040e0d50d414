import { fallbackLang } from '../../format/fallback-lang.ts'
import { Accordion } from '../../kit/accordion.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Headings that open to the text below them. */
export const accordion = blockView('accordion', ({ block }) => (
  <BlockSection block={block}>
    <Accordion
      folds={block.items.map(({ title, text }, at) => ({
        key: at,
        title,
        titleLang: fallbackLang(block, `items.${at}.title`),
        content: <RichText html={text} lang={fallbackLang(block, `items.${at}.text`)} />,
      }))}
    />
  </BlockSection>
))
