import type { ReactNode } from 'react'
import { Heading, Under } from './heading.tsx'
import styles from './steps.module.css'

/** One step: what to do, when, and how. */
export type Step = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  title: string
  titleLang?: string | undefined
  when?: string | null | undefined
  whenLang?: string | undefined
  content?: ReactNode
}

/** What to do, one after another. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ key, anchor, title, titleLang, when, whenLang, content }) => (
      <li key={key} id={anchor}>
        <Heading lang={titleLang}>{title}</Heading>
        {when && (
          <p className={styles.when} lang={whenLang}>
            {when}
          </p>
        )}
        <Under>{content}</Under>
      </li>
    ))}
  </ol>
)
