import { Fragment, type ReactNode, useId } from 'react'
import { Under } from './heading.tsx'
import reflow from './reflow.module.css'
import section from './section.module.css'
import { groundClass, type SectionProps, SectionTitle } from './section.tsx'
import styles from './split-section.module.css'

type SplitProps = Pick<SectionProps, 'block' | 'title' | 'titleLang' | 'page' | 'ground' | 'id' | 'children'> & {
  /** The text under the heading, next to the content. */
  words: ReactNode
  /** The wider side: the text, neither, or the content. */
  ratio: 'text' | 'even' | 'list'
  /** The content comes first in the row, but after the text in reading order. */
  isFlipped?: boolean
}

/** A section in two columns: heading and text, and the content next to them. */
export const SplitSection = ({
  block,
  title,
  titleLang,
  page,
  ground,
  id = block,
  words,
  ratio,
  isFlipped = false,
  children,
}: SplitProps) => {
  const heading = useId()
  const Inside = title ? Under : Fragment
  return (
    <section
      className={`${section.section} ${groundClass(ground)}`}
      id={id}
      data-block={block}
      aria-labelledby={title ? heading : undefined}
    >
      <div className={`${section.wrap} ${styles.columns} ${reflow.reflow} ${styles[ratio]} ${isFlipped ? styles.flipped : ''}`}>
        <div className={styles.words}>
          {title && <SectionTitle id={heading} title={title} titleLang={titleLang} page={page} />}
          <Inside>{words}</Inside>
        </div>
        <div>
          <Inside>{children}</Inside>
        </div>
      </div>
    </section>
  )
}
