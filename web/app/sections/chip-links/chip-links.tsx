import { Anchor } from '../../kit/anchor.tsx'
import styles from './chip-links.module.css'

/** A link with a `note` after its name, such as a count. */
export type ChipLink = { to: string; name: string; nameLang?: string | undefined; note?: string | number | undefined; isCurrent?: boolean }

/** Places to go that need a line or two together, all in sight: parts of a long page, kinds that a list is narrowed to. */
export const ChipLinks = ({ label, links }: { label: string; links: readonly ChipLink[] }) => (
  <nav className={styles.chips} aria-label={label}>
    <ul>
      {links.map(({ to, name, nameLang, note, isCurrent = false }) => (
        <li key={to}>
          <Anchor to={to} aria-current={isCurrent ? 'true' : undefined}>
            <span lang={nameLang}>{name}</span>
            {note !== undefined && <span className={styles.note}> {note}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)
