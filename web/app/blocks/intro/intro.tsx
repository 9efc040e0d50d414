import { fallbackLang } from '../../format/fallback-lang.ts'
import { MoreLink } from '../../kit/button.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Picture } from '../../kit/picture.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { blockId } from '../block-part.ts'
import { blockView } from '../block-view.ts'
import styles from './intro.module.css'

/** The opening of a page: a lead, the text after it, and a picture or facts next to them. */
export const intro = blockView('intro', ({ block }) => (
  <SplitSection
    block={block.type}
    id={blockId(block)}
    title={block.title}
    titleLang={fallbackLang(block, 'title')}
    ratio="text"
    words={
      <>
        {block.lead && (
          <p className={styles.lead} lang={fallbackLang(block, 'lead')}>
            {block.lead}
          </p>
        )}
        {block.desc && <RichText html={block.desc} lang={fallbackLang(block, 'desc')} />}
        {block.link && <MoreLink to={block.link.url} text={block.link.text} lang={fallbackLang(block, 'link.text')} />}
      </>
    }
  >
    {block.picture && (
      <Picture
        className={styles.picture}
        picture={block.picture}
        lang={fallbackLang(block, 'picture.alt')}
        sizes="(min-width: 1024px) 440px, 100vw"
      />
    )}
    {block.facts?.length ? (
      <Facts
        isLarge
        facts={block.facts.map((fact, at) => ({
          ...fact,
          titleLang: fallbackLang(block, `facts.${at}.title`),
          valueLang: fallbackLang(block, `facts.${at}.value`),
        }))}
      />
    ) : null}
  </SplitSection>
))
