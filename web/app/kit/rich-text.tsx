import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { useHeadingLevel } from './heading.tsx'
import { readyMarkup } from './ready-markup.ts'
import styles from './rich-text.module.css'

/** An editor's rich text, adapted to its context: the page's language, the headings above it, the screen width. */
export const RichText = ({ html, lang }: { html: string; lang?: string | undefined }) => {
  const ready = readyMarkup(html, {
    locale: useLocale(),
    level: useHeadingLevel(),
    scroll: styles.scroll ?? '',
    tableName: useWords().kit.table,
    reach: styles.reach ?? '',
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service cleans every formatted text by allow-list on save and on answer
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: ready }} />
}
