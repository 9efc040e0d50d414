import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import plan from './plan.svg'
import styles from './plan-link.module.css'

/** A drawn plan that leads to a map: the map itself would be a foreign site on this one. */
export const PlanLink = ({ to, text, alt }: { to: string; text: string; alt: string }) => (
  <a className={styles.plan} href={to}>
    <Picture picture={{ url: plan, width: 960, height: 600, alt }} />
    <span>
      {text} <Icon name="arrow" />
    </span>
  </a>
)
