import { MoreLink } from '../../kit/button.tsx'
import styles from './no-results.module.css'

type NoResultsProps = { words: { text: string; tips: readonly string[]; way: string } }

/** What to try where nothing was found. */
export const NoResults = ({ words: { text, tips, way } }: NoResultsProps) => (
  <>
    <p>{text}</p>
    <ul className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
    <MoreLink to="/" text={way} />
  </>
)
