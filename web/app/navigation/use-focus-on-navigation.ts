import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { decoded } from '../format/decoded.ts'
import { revealTarget } from './reveal-target.ts'
import { staysInPlace } from './router-window.ts'

// Outside of React: an error screen renders the entire document again, and that is a navigation like any other.
let shown: string | undefined

let followed: { link: Element; section: Element | null } | undefined

/** Remembers the followed link, and its container. */
export const noteFollowed = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null
  followed = link ? { link, section: link.closest('section') } : undefined
}

/** Where reading goes on: at the named place, else at the page's heading. */
const placeToRead = (hash: string) =>
  (hash && document.getElementById(decoded(hash.slice(1)) ?? hash.slice(1))) ||
  document.querySelector<HTMLElement>('main h1') ||
  document.querySelector<HTMLElement>('main')

/** The focus target if the followed link has been removed. Not all browsers focus a clicked link. */
const placeNearby = () => {
  if (!followed || followed.link.isConnected || document.activeElement !== document.body) return null
  return followed.section?.querySelector<HTMLElement>('h2') ?? null
}

const moveFocus = (place: HTMLElement) => {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  // The router has already scrolled to where the visitor was or wants to be.
  place.focus({ preventScroll: true })
}

/** After each navigation moves the focus to the beginning of the new page, as a full page load would, and announces its title. */
export const useFocusOnNavigation = () => {
  const { key, hash } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const isFirst = shown === undefined
    const isArrival = !isFirst && shown !== key
    shown = key
    // What the browser cannot open: tabs, and accordions in older ones.
    if (isFirst && hash) revealTarget()
    if (!isArrival) return
    setTitle(document.title)
    const place = staysInPlace() ? placeNearby() : placeToRead(hash)
    if (hash && !staysInPlace()) revealTarget()
    if (place) moveFocus(place)
    followed = undefined
  }, [key, hash])
  return title
}
