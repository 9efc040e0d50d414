import { Icon } from '../../kit/icon.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockView } from '../block-view.ts'
import styles from './accordion.module.css'

/** Headings that open to the text below them. */
export const accordion = blockView('accordion', ({ block }) => (
  <Section
    block={block.type}
    title={block.title}
    titleLang={spokenIn(block, 'title')}
    lead={block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
    more={block.link ? { to: block.link.url, text: block.link.text, lang: spokenIn(block, 'link.text') } : undefined}
  >
    {block.items.map(({ title, text }, at) => (
      <details className={styles.fold} key={title}>
        <summary lang={spokenIn(block, `items.${at}.title`)}>
          {title} <Icon name="plus" />
        </summary>
        <div className={styles.text}>
          <RichText html={text} lang={spokenIn(block, `items.${at}.text`)} />
        </div>
      </details>
    ))}
  </Section>
))
