import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import styles from './card.module.css'

type CardProps = {
  /** Where it leads; a card without it only tells. */
  to: string | undefined
  title: string
  titleLang?: string | undefined
  /** What stands above the title: a date, a tag. */
  before?: ReactNode
  /** `bare` is text on the ground, `panel` has an edge of its own. */
  kind: 'bare' | 'panel'
  className?: string | undefined
  children?: ReactNode
}

/** One of several things. The title's link covers the whole card, so there is one link and one name. */
export const Card = ({ to, title, titleLang, before, kind, className = '', children }: CardProps) => (
  <article className={`${styles.card} ${styles[kind]} ${className}`}>
    {before}
    <h3 lang={titleLang}>{to ? <Anchor to={to}>{title}</Anchor> : title}</h3>
    {children}
  </article>
)
