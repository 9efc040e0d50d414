import { ButtonLink } from '../../kit/button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockView } from '../block-view.ts'
import styles from './intro.module.css'

/** The opening of a page: a lead, the text after it, and facts beside them. */
export const intro = blockView('intro', ({ block }) => (
  <Section block={block.type} title={block.title} titleLang={spokenIn(block, 'title')}>
    <div className={styles.columns}>
      <div className={styles.words}>
        {block.lead && (
          <p className={styles.lead} lang={spokenIn(block, 'lead')}>
            {block.lead}
          </p>
        )}
        {block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
        {block.link && <ButtonLink to={block.link.url} text={block.link.text} lang={spokenIn(block, 'link.text')} />}
      </div>
      {block.facts?.length ? (
        <Facts
          facts={block.facts.map((fact, at) => ({
            ...fact,
            titleLang: spokenIn(block, `facts.${at}.title`),
            valueLang: spokenIn(block, `facts.${at}.value`),
          }))}
        />
      ) : null}
    </div>
  </Section>
))
