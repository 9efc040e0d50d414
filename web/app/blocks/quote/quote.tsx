import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockView } from '../block-view.ts'
import styles from './quote.module.css'

/** What somebody said, with name and post. */
export const quote = blockView('quote', ({ block }) => (
  <Section block={block.type} title={block.title} titleLang={spokenIn(block, 'title')}>
    <figure className={styles.quote}>
      <blockquote>
        <RichText html={block.text} lang={spokenIn(block, 'text')} />
      </blockquote>
      <figcaption>
        <b lang={spokenIn(block, 'name')}>{block.name}</b>
        {block.post && <span lang={spokenIn(block, 'post')}>{block.post}</span>}
      </figcaption>
    </figure>
  </Section>
))
