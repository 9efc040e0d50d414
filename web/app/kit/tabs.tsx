import { type ReactNode, useId } from 'react'
import { Anchor } from './anchor.tsx'
import { spaced } from './spaced.ts'
import styles from './tabs.module.css'

/** One of several tabs. */
export type Tab = { name: string; nameLang?: string | undefined; content: ReactNode }

/** As many as `tabs.module.css` knows how to show. */
export const mostTabs = 8

/**
 * Tabs as radio buttons: they work without any script, arrow keys move through them, and screen readers announce position and count.
 * `open` is the initial one.
 */
export const Tabs = ({ label, tabs, open = 0 }: { label: string; tabs: readonly Tab[]; open?: number }) => {
  const group = useId()
  if (tabs.length > mostTabs) throw new Error(`${tabs.length} tabs, and only ${mostTabs} can be shown.`)
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.bar} aria-label={label}>
        {spaced(
          tabs.map(({ name, nameLang }, at) => (
            <label key={name} lang={nameLang}>
              <input type="radio" name={group} defaultChecked={at === open} />
              {name}
            </label>
          )),
        )}
      </fieldset>
      {tabs.map(({ name, content }, at) => (
        <div key={name} className={styles.panel} data-name={name} data-tab={at}>
          {content}
        </div>
      ))}
    </div>
  )
}

type TabLink = { to: string; name: string; nameLang?: string | undefined; isCurrent: boolean }

/** The same look for a choice in the URL: each tab is a link to a page of its own. */
export const TabLinks = ({ label, links }: { label: string; links: readonly TabLink[] }) => (
  <nav className={styles.bar} aria-label={label}>
    {spaced(
      links.map(({ to, name, nameLang, isCurrent }) => (
        <Anchor key={to} to={to} lang={nameLang} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Anchor>
      )),
    )}
  </nav>
)
