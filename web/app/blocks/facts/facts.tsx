import { MoreLink } from '../../kit/button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockId } from '../block-part.ts'
import { blockView } from '../block-view.ts'

/** Short facts as pairs of a name and a value, beside their heading. */
export const facts = blockView('facts', ({ block }) => (
  <SplitSection
    block={block.type}
    id={blockId(block)}
    title={block.title}
    titleLang={spokenIn(block, 'title')}
    ratio="list"
    words={
      <>
        {block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
        {block.link && <MoreLink to={block.link.url} text={block.link.text} lang={spokenIn(block, 'link.text')} />}
      </>
    }
  >
    <Facts
      isLarge
      facts={block.items.map(({ title, value }, at) => ({
        title,
        value,
        titleLang: spokenIn(block, `items.${at}.title`),
        valueLang: spokenIn(block, `items.${at}.value`),
      }))}
    />
  </SplitSection>
))
