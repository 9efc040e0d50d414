import type { ReactNode } from 'react'
import { type Fact, Facts } from '../../kit/facts.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import styles from './entry-text.module.css'

/** A text and the language it is in where that is not the page's. */
type TextInLanguage = { text: string; lang?: string | undefined }

type EntryTextProps = {
  block: string
  title: string
  titleLang?: string | undefined
  lead?: TextInLanguage | null | undefined
  /** Formatted texts, one after the other. */
  texts?: readonly { html: string; lang?: string | undefined }[]
  facts: readonly Fact[]
  /** Ways on, below the texts. */
  children?: ReactNode
}

/** The texts of an entry with its own page, next to its facts. */
export const EntryText = ({ block, title, titleLang, lead, texts = [], facts, children }: EntryTextProps) => (
  <SplitSection
    block={block}
    title={title}
    titleLang={titleLang}
    ratio="text"
    words={
      <>
        {lead && (
          <p className={styles.lead} lang={lead.lang}>
            {lead.text}
          </p>
        )}
        {texts.map(({ html, lang }) => (
          <RichText key={html} html={html} lang={lang} />
        ))}
        {children && <div className={styles.ways}>{children}</div>}
      </>
    }
  >
    <Facts facts={facts} isLarge />
  </SplitSection>
)
