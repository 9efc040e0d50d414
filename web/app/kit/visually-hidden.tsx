import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only. */
export const VisuallyHidden = ({ lang, children }: { lang?: string | undefined; children: ReactNode }) => (
  <span className={styles.away} lang={lang}>
    {children}
  </span>
)
