import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Icon } from '../kit/icon.tsx'
import { useFrame } from './frame.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MenuItems } from './menu.tsx'

const closeOpened = (sheet: HTMLElement) => {
  for (const opened of sheet.querySelectorAll<HTMLDetailsElement>('details[open]')) opened.open = false
}

const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
  const opened = event.key === 'Escape' && event.currentTarget.querySelector<HTMLDetailsElement>('details[open]')
  if (!opened) return
  opened.open = false
  opened.querySelector('summary')?.focus()
}

/** Logo, menu and languages. The menu is one element: a row on a wide screen, a sheet (`popover`) on a narrow one. */
export const Header = () => {
  const words = useWords()
  const menu = useFrame()?.header
  const sheet = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  // What was open has served its purpose once another place is gone to. Not on the first run: hydration follows the
  // visitor's first move, and must not close the menu that this very move has opened.
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key || !sheet.current) return
    shownAt.current = key
    closeOpened(sheet.current)
    if (sheet.current.matches(':popover-open')) sheet.current.hidePopover()
  }, [key])

  return (
    <header className={styles.site}>
      <div className={styles.top}>
        <LanguageSwitch />
      </div>
      <div className={styles.bar}>
        <Logo />
        <div className={styles.sheet} id="menu" popover="auto" ref={sheet}>
          <div className={styles.sheetTop}>
            <LanguageSwitch />
            <button className={styles.button} type="button" popoverTarget="menu" popoverTargetAction="hide">
              <Icon name="close" /> {words.menu.close}
            </button>
          </div>
          {menu && (
            <nav aria-label={words.menu.label} onKeyDown={closeByEscape}>
              <MenuItems of={menu} />
            </nav>
          )}
        </div>
        <button className={styles.button} type="button" popoverTarget="menu">
          <Icon name="menu" /> {words.menu.open}
        </button>
      </div>
    </header>
  )
}
