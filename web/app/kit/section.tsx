import { type ReactNode, useId } from 'react'
import { MoreLink } from './button.tsx'
import styles from './section.module.css'

type SectionProps = {
  /** What stands here: the stable handle `data-block`. */
  block: string
  title: string | null
  titleLang?: string | undefined
  lead?: ReactNode
  more?: { to: string; text: string; lang?: string | undefined } | undefined
  ground?: 'tint' | 'strong' | undefined
  /** Content that runs to the window's edge, such as a slider. */
  wide?: ReactNode
  children?: ReactNode
}

/** A chapter of a page: heading, an optional lead and a way on, and what it is about. */
export const Section = ({ block, title, titleLang, lead, more, ground, wide, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={`${styles.section} ${ground ? styles[ground] : ''}`} data-block={block} aria-labelledby={title ? id : undefined}>
      <div className={styles.wrap}>
        {(title || lead || more) && (
          <div className={styles.head}>
            <div>
              {title && (
                <h2 id={id} lang={titleLang}>
                  {title}
                </h2>
              )}
              {lead && <div className={styles.lead}>{lead}</div>}
            </div>
            {more && <MoreLink {...more} />}
          </div>
        )}
        {children}
      </div>
      {wide}
    </section>
  )
}
