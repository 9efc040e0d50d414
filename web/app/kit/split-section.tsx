import { Fragment, type ReactNode, useId } from 'react'
import { Under } from './heading.tsx'
import reflow from './reflow.module.css'
import section from './section.module.css'
import { groundClass, type SectionProps, SectionTitle } from './section.tsx'
import styles from './split-section.module.css'

type SplitProps = Pick<SectionProps, 'block' | 'title' | 'titleLang' | 'page' | 'ground' | 'id' | 'children'> & {
  /** What stands under the heading, beside the rest. */
  words: ReactNode
  /** Which side is wider: the words, neither, or what stands beside them. */
  ratio: 'text' | 'even' | 'list'
  /** What stands beside comes first in the row; read after the words all the same. */
  isFlipped?: boolean
}

/** A chapter in two columns: heading and words, and beside them what they are about. */
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
