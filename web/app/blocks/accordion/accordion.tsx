import { Folds } from '../../kit/folds.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Headings that open to the text below them. */
export const accordion = blockView('accordion', ({ block }) => (
  <BlockSection block={block}>
    <Folds
      folds={block.items.map(({ title, text }, at) => ({
        key: at,
        title,
        titleLang: spokenIn(block, `items.${at}.title`),
        content: <RichText html={text} lang={spokenIn(block, `items.${at}.text`)} />,
      }))}
    />
  </BlockSection>
))
