import type { ReactNode } from 'react'
import { reachable } from './contact-link.tsx'
import styles from './facts.module.css'

/** A fact: name and value. */
export type Fact = {
  title: string
  value: ReactNode
  titleLang?: string | undefined
  valueLang?: string | undefined
  /** The id of its element, where links lead to it. */
  anchor?: string | undefined
}

/** Facts as pairs, label left and value right; those without a value are not shown. */
export const Facts = ({ facts, isLarge = false }: { facts: readonly Fact[]; isLarge?: boolean }) => {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <dl className={`${styles.facts} ${isLarge ? styles.large : ''}`}>
      {known.map(({ title, value, titleLang, valueLang, anchor }) => (
        <div key={title} id={anchor}>
          <dt lang={titleLang}>{title}</dt> <dd lang={valueLang}>{reachable(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
