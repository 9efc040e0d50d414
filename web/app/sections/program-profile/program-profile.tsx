import { type ReactNode, useId } from 'react'
import { Anchor } from '../../kit/anchor.tsx'
import { type Fact, Facts } from '../../kit/facts.tsx'
import { Under } from '../../kit/heading.tsx'
import reflow from '../../kit/reflow.module.css'
import section from '../../kit/section.module.css'
import compact from '../compact-facts/compact-facts.module.css'
import styles from './program-profile.module.css'

type ProfileProps = {
  block: string
  title: string
  lead: string
  leadLang?: string | undefined
  /** The most important fact, in large type, with a link to more about it. */
  main?: { title: string; value: string; more?: { to: string; text: string } } | undefined
  facts: readonly Fact[]
  /** What to do next. */
  action?: ReactNode
  /** The prose after the facts. */
  children?: ReactNode
}

/** A program at a glance: one sentence, then its facts with the way to apply, then prose. On a phone in this very order. */
export const ProgramProfile = ({ block, title, lead, leadLang, main, facts, action, children }: ProfileProps) => {
  const heading = useId()
  return (
    <section className={section.section} id={block} data-block={block} aria-labelledby={heading}>
      <div className={`${section.wrap} ${styles.profile} ${reflow.reflow}`}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        </div>
        <div className={`${styles.panel} ${compact.compact}`}>
          {main && (
            <p className={styles.main}>
              <span>{main.title}</span> <b>{main.value}</b> {main.more && <Anchor to={main.more.to}>{main.more.text}</Anchor>}
            </p>
          )}
          <Facts facts={facts} />
          {action && <div className={styles.action}>{action}</div>}
        </div>
        <div className={styles.prose}>
          <Under>{children}</Under>
        </div>
      </div>
    </section>
  )
}
