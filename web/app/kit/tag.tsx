import styles from './tag.module.css'

/** What something belongs to, in a word or two. */
export const Tag = ({ text, lang }: { text: string; lang?: string | undefined }) => (
  <p className={styles.tag} lang={lang}>
    {text}
  </p>
)
