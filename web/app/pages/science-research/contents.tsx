import { ChipLinks } from '../../blocks/chip-links/chip-links.tsx'
import section from '../../kit/section.module.css'
import styles from './contents.module.css'

/** A part of a long page, and how much stands in it. */
export type Part = { id: string; title: string; count: number }

/** Ways to the parts of this page, right below its head; a part with nothing in it is not there. */
export const Contents = ({ label, parts }: { label: string; parts: readonly Part[] }) => (
  <div className={`${section.wrap} ${styles.contents}`}>
    <ChipLinks
      label={label}
      links={parts.filter(({ count }) => count > 0).map(({ id, title, count }) => ({ to: `#${id}`, name: title, note: count }))}
    />
  </div>
)
