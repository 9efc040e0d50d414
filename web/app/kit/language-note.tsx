import { useWords } from '../i18n/words.ts'
import styles from './language-note.module.css'

/** Says that what stands here exists in Kazakh only; nothing where it is written in the page's language. */
export const LanguageNote = ({ lang }: { lang?: string | undefined }) => {
  const { onlyKazakh } = useWords().kit
  return lang ? <p className={styles.note}>{onlyKazakh}</p> : null
}
