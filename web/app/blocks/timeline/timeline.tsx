import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { Timeline } from '../../kit/timeline.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Events by year. */
export const timeline = blockView('timeline', ({ block }) => (
  <BlockSection block={block}>
    {block.items?.length ? (
      <Timeline
        events={block.items.map(({ year, title, desc, picture }, at) => ({
          key: at,
          year,
          title,
          titleLang: spokenIn(block, `items.${at}.title`),
          picture,
          altLang: spokenIn(block, `items.${at}.picture.alt`),
          content: desc && <RichText html={desc} lang={spokenIn(block, `items.${at}.desc`)} />,
        }))}
      />
    ) : null}
  </BlockSection>
))
