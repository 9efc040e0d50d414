import type { ReactNode } from 'react'
import { Heading, Under } from './heading.tsx'
import { Picture, type PictureAnswer } from './picture.tsx'
import styles from './timeline.module.css'

/** What happened, and when. */
export type TimelineEvent = {
  key: string | number
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
    {events.map(({ key, year, title, titleLang, picture, altLang, content }) => (
      <li key={key}>
        <p className={styles.year}>{year}</p>
        <div className={styles.event}>
          <Heading lang={titleLang}>{title}</Heading>
          <Under>{content}</Under>
          {picture && <Picture picture={picture} lang={altLang} sizes="(min-width: 641px) 560px, 100vw" />}
        </div>
      </li>
    ))}
  </ol>
)
