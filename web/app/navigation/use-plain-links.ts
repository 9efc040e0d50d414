import { useEffect } from 'react'
import { type Path, useNavigate } from 'react-router'
import { pathOf } from '../i18n/address.ts'
import { inAppTarget, isPlain, type LinkTarget, leadsBack } from './in-app-link.ts'
import { isScreenDehydrated, needsHydration } from './lazy-hydration.tsx'
import { needsFullPageLoad } from './load-route-module.ts'
import { noteFollowed } from './use-focus-on-navigation.ts'

const isHere = ({ pathname, search }: Path) => pathname === pathOf(location.pathname) && search === location.search

/** The link around an element, if it has a target; `stays` if the scroll position is kept. */
export const linkAround = (target: EventTarget | null): (LinkTarget & { stays: boolean }) | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return undefined
  return { href: link.href, target: link.target, isDownload: link.hasAttribute('download'), stays: 'stays' in link.dataset }
}

/**
 * Handles every link to a page of this site on the client: the application's, those in editors' texts, and those of a dormant
 * screen. Fragments too, because the browser would add a history entry that the router does not know.
 */
export const usePlainLinks = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const placeFor = (event: MouseEvent) => {
      const link = isPlain(event) && linkAround(event.target)
      const to = link ? inAppTarget(link, location.href) : undefined
      if (!link || !to) return undefined
      // A link to the current page reloads it, after an error for example. Offline the browser would show its own error page; and
      // the second click of a double click finds a page that has just come.
      if (leadsBack(link, location.href) && navigator.onLine && event.detail < 2) return undefined
      const { stays } = link
      // The place on it is for those who come without a script, and is scrolled to.
      return { to: stays ? { ...to, hash: '' } : to, how: { replace: link.href === location.href, preventScrollReset: stays } }
    }
    // After the application's handlers, which have prevented what they handled.
    const follow = (event: MouseEvent) => {
      const place = placeFor(event)
      // While the screen rests, the places on it are the browser's.
      if (!place || (place.to.hash && isHere(place.to) && isScreenDehydrated())) return
      event.preventDefault()
      noteFollowed(event.target)
      void navigate(place.to, place.how)
    }
    // Before React, which stops clicks on dehydrated boundaries.
    const followEarly = (event: MouseEvent) => {
      const { target } = event
      if (needsFullPageLoad() && placeFor(event)) event.stopPropagation()
      else if (target instanceof Node && isScreenDehydrated()?.contains(target) && !needsHydration(target)) follow(event)
    }
    // GET forms are then submitted by the browser.
    const sendEarly = (event: SubmitEvent) => {
      if (needsFullPageLoad() && event.target instanceof HTMLFormElement && event.target.method === 'get') event.stopPropagation()
    }
    window.addEventListener('click', followEarly, true)
    window.addEventListener('submit', sendEarly, true)
    document.addEventListener('click', follow)
    return () => {
      window.removeEventListener('click', followEarly, true)
      window.removeEventListener('submit', sendEarly, true)
      document.removeEventListener('click', follow)
    }
  }, [navigate])
}
