import styles from './goal-sign.module.css'
import { inkOn } from './ink-on.ts'

/**
 * The number of a goal on its own colour; the heading beside it says the same. Drawn, because the colour is an editor's: the
 * policy sent with pages forbids styles in the markup, and a drawing's attributes are none.
 */
export const GoalSign = ({ number, colour }: { number: number; colour: string | null }) => (
  <svg className={styles.sign} viewBox="0 0 200 200" aria-hidden="true" data-ink={colour ? inkOn(colour) : 'light'}>
    <rect width="200" height="200" rx="16" {...(colour && { fill: colour })} />
    <text x="100" y="103" textAnchor="middle" dominantBaseline="central">
      {number}
    </text>
  </svg>
)
