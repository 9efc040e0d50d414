import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import styles from './card.module.css'
import { Heading, Under } from './heading.tsx'
import { LanguageNote } from './language-note.tsx'
import { Picture, type PictureAnswer } from './picture.tsx'

/** How a card's picture is cut: a scene, a wide scene, a person, a book's cover, a square, or a wordmark as it is. */
export type Shape = 'scene' | 'wide' | 'person' | 'cover' | 'square' | 'mark'

type CardProps = {
  /** Where it leads; a card without it only tells. */
  to: string | undefined
  title: string
  titleLang?: string | undefined
  picture?: PictureAnswer | null | undefined
  /** Unless told, a picture twice as wide as high is a wordmark and any other a scene. */
  shape?: Shape | undefined
  /** How wide the picture is shown, as for `Picture`. */
  sizes?: string
  /** What stands above the title: a date, a tag. */
  before?: ReactNode
  /** `bare` is text on the ground, `panel` has an edge of its own. */
  kind: 'bare' | 'panel'
  className?: string | undefined
  children?: ReactNode
}

const third = '(min-width: 1024px) 400px, (min-width: 641px) 50vw, 100vw'

/** One of several things. The title's link covers the whole card, so there is one link and one name. */
export const Card = ({
  to,
  title,
  titleLang,
  picture,
  shape = picture && picture.width >= 2 * picture.height ? 'mark' : 'scene',
  sizes = third,
  before,
  kind,
  className = '',
  children,
}: CardProps) => (
  <article className={`${styles.card} ${kind === 'panel' ? styles.panel : ''} ${className}`}>
    {picture && (
      <div className={`${styles.shot} ${styles[shape] ?? ''}`}>
        <Picture picture={picture} sizes={sizes} decorative />
      </div>
    )}
    <div className={styles.words}>
      {before && <div className={styles.before}>{before}</div>}
      <Heading className={styles.title} lang={titleLang}>
        {to ? <Anchor to={to}>{title}</Anchor> : title}
      </Heading>
      <LanguageNote lang={titleLang} />
      <Under>{children}</Under>
    </div>
  </article>
)
