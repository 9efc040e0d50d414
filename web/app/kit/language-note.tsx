import { useWords } from '../i18n/words.ts'
import styles from './language-note.module.css'

/** Says that this content exists in Kazakh only; renders nothing in the page's language. */
export const LanguageNote = ({ lang }: { lang?: string | undefined }) => {
  const { onlyKazakh } = useWords().kit
  return lang ? <p className={styles.note}>{onlyKazakh}</p> : null
}
