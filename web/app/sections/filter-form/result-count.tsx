import styles from './result-count.module.css'

/** How many a narrowed list holds; told when it changes. */
export const ResultCount = ({ text }: { text: string }) => (
  <p className={styles.count} role="status">
    {text}
  </p>
)
