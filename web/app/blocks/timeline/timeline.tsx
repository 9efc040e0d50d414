import { fallbackLang } from '../../format/fallback-lang.ts'
import { RichText } from '../../kit/rich-text.tsx'
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
          titleLang: fallbackLang(block, `items.${at}.title`),
          picture,
          altLang: fallbackLang(block, `items.${at}.picture.alt`),
          content: desc && <RichText html={desc} lang={fallbackLang(block, `items.${at}.desc`)} />,
        }))}
      />
    ) : null}
  </BlockSection>
))
