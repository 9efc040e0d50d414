import { fallbackLang } from '../../format/fallback-lang.ts'
import { RichText } from '../../kit/rich-text.tsx'
import { Steps } from '../../kit/steps.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** What to do, one step after another. */
export const steps = blockView('steps', ({ block }) => (
  <BlockSection block={block}>
    <Steps
      steps={block.items.map(({ title, desc }, at) => ({
        key: at,
        title,
        titleLang: fallbackLang(block, `items.${at}.title`),
        content: desc && <RichText html={desc} lang={fallbackLang(block, `items.${at}.desc`)} />,
      }))}
    />
  </BlockSection>
))
