import { fallbackLang } from '../../format/fallback-lang.ts'
import { MoreLink } from '../../kit/button.tsx'
import { Picture } from '../../kit/picture.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { blockId } from '../block-part.ts'
import { blockView } from '../block-view.ts'
import styles from './feature.module.css'

/** A picture next to a text; on the left by default. */
export const feature = blockView('feature', ({ block }) => (
  <SplitSection
    block={block.type}
    id={blockId(block)}
    title={block.title}
    titleLang={fallbackLang(block, 'title')}
    ratio="even"
    isFlipped={block.side?.value !== 'right'}
    words={
      <>
        {block.desc && <RichText html={block.desc} lang={fallbackLang(block, 'desc')} />}
        {block.link && <MoreLink to={block.link.url} text={block.link.text} lang={fallbackLang(block, 'link.text')} />}
      </>
    }
  >
    <Picture
      className={styles.picture}
      picture={block.picture}
      lang={fallbackLang(block, 'picture.alt')}
      sizes="(min-width: 1024px) 620px, 100vw"
    />
  </SplitSection>
))
