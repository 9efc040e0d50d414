import { Link } from 'react-router'
import styles from './found-line.module.css'

/** How many are found, told when it changes, and the way back to all. */
export const FoundLine = ({ found, clear }: { found: string; clear: string | undefined }) => (
  <div className={styles.line}>
    <p role="status">{found}</p>
    {clear && (
      <Link to={{ search: '' }} preventScrollReset discover="none">
        {clear}
      </Link>
    )}
  </div>
)
