import { type ReactNode, useId } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

/** A heading and what opens below it. */
export type AccordionItem = {
  key: string | number
  /** The id of the content: a browser opens a closed `details` around a fragment's target, without a script. */
  anchor?: string | undefined
  title: string
  titleLang?: string | undefined
  content: ReactNode
}

/** An accordion with one open item at a time. */
export const Accordion = ({ folds }: { folds: readonly AccordionItem[] }) => {
  const name = useId()
  return (
    <div className={styles.folds}>
      {folds.map(({ key, anchor, title, titleLang, content }) => (
        <details key={key} name={name}>
          <summary>
            <span lang={titleLang}>{title}</span> <Icon name="plus" />
          </summary>
          <div className={styles.content} id={anchor}>
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}

/** One quiet fold, for what only some want to read. */
export const Details = ({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className={styles.more} open={isOpen}>
    <summary>
      {title} <Icon name="down" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
