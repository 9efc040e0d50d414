import styles from './goal-sign.module.css'
import { inkOn } from './ink-on.ts'

/**
 * The number of a goal on its colour; decorative next to the heading. An SVG, because the colour is an editor's: the policy forbids
 * inline styles, which an SVG's attributes are not.
 */
export const GoalSign = ({ number, colour }: { number: number; colour: string | null }) => (
  <svg className={styles.sign} viewBox="0 0 200 200" aria-hidden="true" data-ink={colour ? inkOn(colour) : 'light'}>
    <rect width="200" height="200" rx="16" {...(colour && { fill: colour })} />
    <text x="100" y="103" textAnchor="middle" dominantBaseline="central">
      {number}
    </text>
  </svg>
)
