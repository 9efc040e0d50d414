import styles from './icon.module.css'
import type { Drawing } from './sprite.tsx'

/** A decorative icon next to text. */
export const Icon = ({ name, className }: { name: Drawing; className?: string | undefined }) => (
  <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
