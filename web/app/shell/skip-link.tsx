import { useWords } from '../i18n/words.ts'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: past the menu, to the content. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    {useWords().skip}
  </a>
)
