import { Fragment, type ReactNode, useId } from 'react'
import { MoreLink } from './button.tsx'
import { Under } from './heading.tsx'
import styles from './section.module.css'
import { tied } from './tied.ts'

/** What every section may say about itself. */
export type SectionProps = {
  /** What stands here: the stable handle `data-block`. */
  block: string
  title: string | null
  titleLang?: string | undefined
  lead?: ReactNode
  more?: { to: string; text: string; lang?: string | undefined } | undefined
  /** What stands beside the heading instead of a way on: the buttons of a slider. */
  aside?: ReactNode
  /** White unless told; `ornament` is the strong one with its field of horns, once a page at most. */
  ground?: 'tint' | 'strong' | 'ornament' | undefined
  /** Content that runs to the window's edge, such as a slider. */
  wide?: ReactNode
  /** What address `#…` leads here. */
  id?: string | undefined
  children?: ReactNode
}

/** The classes of a ground. */
export const groundClass = (ground: SectionProps['ground']) =>
  ground === 'ornament' ? `${styles.strong} ${styles.ornament}` : ground ? styles[ground] : ''

/** A chapter of a page: heading, an optional lead and a way on, and what it is about. */
export const Section = ({ block, title, titleLang, lead, more, aside, ground, wide, id, children }: SectionProps) => {
  const heading = useId()
  const Inside = title ? Under : Fragment
  return (
    <section
      className={`${styles.section} ${groundClass(ground)}`}
      id={id}
      data-block={block}
      aria-labelledby={title ? heading : undefined}
    >
      <div className={styles.wrap}>
        {(title || lead || more || aside) && (
          <div className={styles.head}>
            <div>
              {title && (
                <h2 id={heading} lang={titleLang}>
                  {tied(title)}
                </h2>
              )}
              {lead && (
                <div className={styles.lead}>
                  <Inside>{lead}</Inside>
                </div>
              )}
            </div>
            {aside ?? (more && <MoreLink {...more} />)}
          </div>
        )}
        <Inside>{children}</Inside>
      </div>
      <Inside>{wide}</Inside>
      {/* Beside the buttons of a slider there is no room for the way on: it stands below. */}
      {aside && more && (
        <p className={`${styles.wrap} ${styles.after}`}>
          <MoreLink {...more} />
        </p>
      )}
    </section>
  )
}
