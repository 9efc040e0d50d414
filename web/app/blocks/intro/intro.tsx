import { MoreLink } from '../../kit/button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Picture } from '../../kit/picture.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockId } from '../block-part.ts'
import { blockView } from '../block-view.ts'
import styles from './intro.module.css'

/** The opening of a page: a lead, the text after it, and a picture or facts beside them. */
export const intro = blockView('intro', ({ block }) => (
  <SplitSection
    block={block.type}
    id={blockId(block)}
    title={block.title}
    titleLang={spokenIn(block, 'title')}
    ratio="text"
    words={
      <>
        {block.lead && (
          <p className={styles.lead} lang={spokenIn(block, 'lead')}>
            {block.lead}
          </p>
        )}
        {block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
        {block.link && <MoreLink to={block.link.url} text={block.link.text} lang={spokenIn(block, 'link.text')} />}
      </>
    }
  >
    {block.picture && (
      <Picture
        className={styles.picture}
        picture={block.picture}
        lang={spokenIn(block, 'picture.alt')}
        sizes="(min-width: 1024px) 440px, 100vw"
      />
    )}
    {block.facts?.length ? (
      <Facts
        isLarge
        facts={block.facts.map((fact, at) => ({
          ...fact,
          titleLang: spokenIn(block, `facts.${at}.title`),
          valueLang: spokenIn(block, `facts.${at}.value`),
        }))}
      />
    ) : null}
  </SplitSection>
))
