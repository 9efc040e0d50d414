import type { ReactNode } from 'react'
import styles from './grid.module.css'

/** A list in columns: as many as given on a wide screen, fewer on a narrow one. */
export const Grid = ({ columns, children }: { columns: 2 | 3 | 4 | 6; children: ReactNode }) => (
  <ul className={styles.grid} data-columns={columns}>
    {children}
  </ul>
)
