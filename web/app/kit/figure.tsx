import styles from './figure.module.css'
import { Picture, type PictureAnswer } from './picture.tsx'

type FigureProps = {
  picture: PictureAnswer
  altLang?: string | undefined
  caption: string | null
  captionLang?: string | undefined
  /** Cut to the shape that its neighbours have. */
  isCut?: boolean
  sizes?: string
}

/** A picture with the words below it. */
export const Figure = ({
  picture,
  altLang,
  caption,
  captionLang,
  isCut = false,
  sizes = '(min-width: 641px) 50vw, 100vw',
}: FigureProps) => (
  <figure className={`${styles.figure} ${isCut ? styles.cut : ''}`}>
    <Picture picture={picture} lang={altLang} sizes={sizes} />
    {caption && <figcaption lang={captionLang}>{caption}</figcaption>}
  </figure>
)
