import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Icon } from '../kit/icon.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { Audience } from './audience.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { VisionPanel } from './low-vision-panel.tsx'
import { MenuItems } from './menu.tsx'
import { useScrollDirection } from './scroll-direction.ts'
import { SearchForm } from './search-form.tsx'

const closeOpened = (header: HTMLElement) => {
  for (const opened of header.querySelectorAll<HTMLDetailsElement>('details[open]')) opened.open = false
  for (const shown of header.querySelectorAll<HTMLElement>(':popover-open')) shown.hidePopover()
}

const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
  const opened = event.key === 'Escape' && event.currentTarget.querySelector<HTMLDetailsElement>('details[open]')
  if (!opened) return
  opened.open = false
  opened.querySelector('summary')?.focus()
}

/** An overlay closes when the focus leaves it: a focus behind a sheet is invisible. */
const closeWhenLeft = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
  if (!(relatedTarget instanceof Element)) return
  const sheet = target.closest<HTMLElement>(':popover-open')
  if (sheet && !sheet.contains(relatedTarget) && !relatedTarget.closest('[popovertarget]')) sheet.hidePopover()
  const section = sheet ? null : target.closest<HTMLDetailsElement>('details[open]')
  if (section && !section.contains(relatedTarget)) section.open = false
}

const FindButton = ({ className }: { className: string | undefined }) => (
  <button className={className} type="button" popoverTarget="site-search">
    <Icon name="search" /> <VisuallyHidden>{useWords().search.open}</VisuallyHidden>
  </button>
)

/**
 * Logo, low vision, languages, menu and search in visual order, which is the tab order too. On a narrow screen the rest is one sheet
 * (`popover`); on a wide one the sheet has `display: contents` and its parts are in the header's rows. Logo and search are next to
 * the sheet on a narrow screen and inside it on a wide one, so they are rendered twice and shown once.
 */
export const Header = () => {
  const words = useWords()
  const header = useRef<HTMLElement>(null)
  const { pathname, search, hash } = useLocation()
  useScrollDirection(header)

  // Closes an open overlay after navigation. Not on the first run: hydration follows the visitor's first action, and must not close
  // the menu that this very action has opened.
  const place = pathname + search + hash
  const shownAt = useRef(place)
  useEffect(() => {
    if (shownAt.current === place || !header.current) return
    shownAt.current = place
    closeOpened(header.current)
  }, [place])

  // Without script a second press closes a section; with it any press elsewhere does.
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      const opened = header.current?.querySelector<HTMLDetailsElement>('nav details[open]')
      if (opened && target instanceof Node && !opened.contains(target) && !header.current?.querySelector('#site-menu:popover-open'))
        opened.open = false
    }
    // Before React, which stops events in a part of the page that it has not taken over.
    addEventListener('pointerdown', close, true)
    return () => removeEventListener('pointerdown', close, true)
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus that leaves its controls, and is none itself
    <header className={styles.site} ref={header} onBlur={closeWhenLeft}>
      <div className={styles.bar}>
        <div className={styles.narrow}>
          <Logo />
        </div>
        <button className={styles.vision} type="button" popoverTarget="site-vision" data-low-vision>
          <Icon name="eye" /> <span>{words.vision.open}</span>
        </button>
        <FindButton className={`${styles.find} ${styles.narrow}`} />
        <button className={styles.open} type="button" popoverTarget="site-menu">
          <Icon name="menu" /> <span>{words.menu.open}</span>
        </button>
        <div className={styles.sheet} id="site-menu" popover="auto">
          <LanguageSwitch className={styles.languages} />{' '}
          <button className={styles.close} type="button" popoverTarget="site-menu" popoverTargetAction="hide">
            <Icon name="close" /> {words.menu.close}
          </button>{' '}
          <Audience className={styles.audience} />
          <div className={styles.row}>
            <div className={styles.broad}>
              <Logo />
            </div>
            <nav className={styles.menu} aria-label={words.menu.label} onKeyDown={closeByEscape}>
              <MenuItems />
            </nav>
            <FindButton className={`${styles.find} ${styles.broad}`} />{' '}
            <Anchor className={styles.enrol} to="/apply">
              {words.enrol}
            </Anchor>
          </div>
        </div>
      </div>
      <VisionPanel />
      <div className={styles.search} id="site-search" popover="auto">
        <div>
          <SearchForm opened />
          <button className={styles.round} type="button" popoverTarget="site-search" popoverTargetAction="hide">
            <Icon name="close" /> <VisuallyHidden>{words.menu.close}</VisuallyHidden>
          </button>
        </div>
      </div>
    </header>
  )
}
