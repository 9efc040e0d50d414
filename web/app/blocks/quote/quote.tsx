import { fallbackLang } from '../../format/fallback-lang.ts'
import { Quote } from '../../kit/quote.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** A quotation with name, position and photo. */
export const quote = blockView('quote', ({ block }) => (
  <BlockSection block={block}>
    <Quote
      photo={block.photo}
      name={block.name}
      nameLang={fallbackLang(block, 'name')}
      note={block.post}
      noteLang={fallbackLang(block, 'post')}
      words={<RichText html={block.text} lang={fallbackLang(block, 'text')} />}
    />
  </BlockSection>
))
