import { fallbackLang } from '../../format/fallback-lang.ts'
import { MoreLink } from '../../kit/button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { blockId } from '../block-part.ts'
import { blockView } from '../block-view.ts'

/** Short facts as pairs of a name and a value, next to their heading. */
export const facts = blockView('facts', ({ block }) => (
  <SplitSection
    block={block.type}
    id={blockId(block)}
    title={block.title}
    titleLang={fallbackLang(block, 'title')}
    ratio="list"
    words={
      <>
        {block.desc && <RichText html={block.desc} lang={fallbackLang(block, 'desc')} />}
        {block.link && <MoreLink to={block.link.url} text={block.link.text} lang={fallbackLang(block, 'link.text')} />}
      </>
    }
  >
    <Facts
      isLarge
      facts={block.items.map(({ title, value }, at) => ({
        title,
        value,
        titleLang: fallbackLang(block, `items.${at}.title`),
        valueLang: fallbackLang(block, `items.${at}.value`),
      }))}
    />
  </SplitSection>
))
