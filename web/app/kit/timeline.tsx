import type { ReactNode } from 'react'
import { Heading, Under } from './heading.tsx'
import { LanguageNote } from './language-note.tsx'
import { Picture, type PictureAnswer } from './picture.tsx'
import styles from './timeline.module.css'

/** What happened, and when. */
export type TimelineEvent = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  year: string | number
  title: string
  titleLang?: string | undefined
  picture?: PictureAnswer | null | undefined
  altLang?: string | undefined
  content?: ReactNode
}

/** Events along a line, by year. */
export const Timeline = ({ events }: { events: readonly TimelineEvent[] }) => (
  <ol className={styles.timeline}>
    {events.map(({ key, anchor, year, title, titleLang, picture, altLang, content }) => (
      <li key={key} id={anchor}>
        <p className={styles.year}>{year}</p>
        <div className={styles.event}>
          <Heading lang={titleLang}>{title}</Heading>
          <LanguageNote lang={titleLang} />
          <Under>{content}</Under>
          {picture && <Picture picture={picture} lang={altLang} sizes="(min-width: 641px) 560px, 100vw" />}
        </div>
      </li>
    ))}
  </ol>
)
