import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockView } from '../block-view.ts'
import styles from './numbers.module.css'

/** A few large numbers, each with what it counts; the one strong band of a page. */
export const numbers = blockView('numbers', ({ block }) => (
  <Section
    block={block.type}
    ground="strong"
    title={block.title}
    titleLang={spokenIn(block, 'title')}
    lead={block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
    more={block.link ? { to: block.link.url, text: block.link.text, lang: spokenIn(block, 'link.text') } : undefined}
  >
    <dl className={styles.numbers}>
      {block.items.map(({ value, title, desc }, at) => (
        <div key={title}>
          <dt lang={spokenIn(block, `items.${at}.title`)}>{title}</dt>
          <dd lang={spokenIn(block, `items.${at}.value`)}>{value}</dd>
          {desc && (
            <dd className={styles.note}>
              <RichText html={desc} lang={spokenIn(block, `items.${at}.desc`)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </Section>
))
