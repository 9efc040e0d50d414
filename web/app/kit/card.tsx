import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import styles from './card.module.css'
import { Heading, Under } from './heading.tsx'
import { LanguageNote } from './language-note.tsx'
import { Picture, type PictureAnswer } from './picture.tsx'

/** How a card's picture is cut: a scene, a wide scene, a person, a book's cover, a square, or a wordmark as it is. */
export type Shape = 'scene' | 'wide' | 'person' | 'cover' | 'square' | 'mark'

type CardProps = {
  /** Its link; a card without one is plain. */
  to: string | undefined
  title: string
  titleLang?: string | undefined
  picture?: PictureAnswer | null | undefined
  /** By default a picture twice as wide as high is a wordmark and any other a scene. */
  shape?: Shape | undefined
  /** How wide the picture is shown, as for `Picture`. */
  sizes?: string
  /** Content above the title: a date, a tag. */
  before?: ReactNode
  /** `bare` has no border, `panel` has one. */
  kind: 'bare' | 'panel'
  className?: string | undefined
  children?: ReactNode
}

const third = '(min-width: 1024px) 400px, (min-width: 641px) 50vw, 100vw'

/** A list item. The title's link covers the entire card, so there is one link and one name. */
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
