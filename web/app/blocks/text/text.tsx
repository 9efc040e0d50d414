import { fallbackLang } from '../../format/fallback-lang.ts'
import { MoreLink } from '../../kit/button.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { blockId } from '../block-part.ts'
import { blockView } from '../block-view.ts'
import styles from './text.module.css'

/** A passage of formatted text under a heading. */
export const text = blockView('text', ({ block }) => (
  <Section block={block.type} id={blockId(block)} title={block.title} titleLang={fallbackLang(block, 'title')}>
    {block.desc && <RichText html={block.desc} lang={fallbackLang(block, 'desc')} />}
    {block.link && (
      <p className={styles.way}>
        <MoreLink to={block.link.url} text={block.link.text} lang={fallbackLang(block, 'link.text')} />
      </p>
    )}
  </Section>
))
