import styles from './result-count.module.css'

/** The number of filtered results; announced when it changes. */
export const ResultCount = ({ text }: { text: string }) => (
  <p className={styles.count} role="status">
    {text}
  </p>
)
