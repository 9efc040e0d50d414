import type { ReactNode } from 'react'
import { Picture, type PictureAnswer } from './picture.tsx'
import styles from './quote.module.css'
import reflow from './reflow.module.css'

type QuoteProps = {
  words: ReactNode
  name: string
  nameLang?: string | undefined
  /** Who they are: post, company, year. */
  note: string | null
  noteLang?: string | undefined
  photo: PictureAnswer | null
}

/** A quotation. */
export const Quote = ({ words, name, nameLang, note, noteLang, photo }: QuoteProps) => (
  <figure className={`${styles.quote} ${photo ? `${styles.pictured} ${reflow.reflow}` : ''}`}>
    {photo && <Picture picture={photo} sizes="112px" decorative />}
    <blockquote>{words}</blockquote>
    <figcaption>
      <b lang={nameLang}>{name}</b> {note && <span lang={noteLang}>{note}</span>}
    </figcaption>
  </figure>
)
