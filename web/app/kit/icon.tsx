import styles from './icon.module.css'
import type { Drawing } from './sprite.tsx'

/** A drawing beside words; it never says anything by itself. */
export const Icon = ({ name, className }: { name: Drawing; className?: string | undefined }) => (
  <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
