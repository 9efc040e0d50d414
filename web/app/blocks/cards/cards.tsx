import { Card } from '../../kit/card.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockView } from '../block-view.ts'
import styles from './cards.module.css'

/** Things of equal weight, each with a sentence and a way on. */
export const cards = blockView('cards', ({ block }) => (
  <Section
    block={block.type}
    title={block.title}
    titleLang={spokenIn(block, 'title')}
    lead={block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
    more={block.link ? { to: block.link.url, text: block.link.text, lang: spokenIn(block, 'link.text') } : undefined}
  >
    <ul className={styles.cards}>
      {block.items.map(({ title, desc, link }, at) => (
        <li key={title}>
          <Card kind="panel" to={link?.url} title={title} titleLang={spokenIn(block, `items.${at}.title`)}>
            {desc && (
              <div className={styles.text}>
                <RichText html={desc} lang={spokenIn(block, `items.${at}.desc`)} />
              </div>
            )}
            {link && (
              <p className={styles.way} lang={spokenIn(block, `items.${at}.link.text`)}>
                {link.text}
              </p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  </Section>
))
