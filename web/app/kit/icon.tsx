import styles from './icon.module.css'

/** A drawing beside words; it never says anything by itself. */
export const Icon = ({ name, className }: { name: 'arrow' | 'down' | 'plus' | 'close' | 'menu'; className?: string | undefined }) => (
  <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
