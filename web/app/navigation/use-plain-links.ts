import { useEffect } from 'react'
import { type Path, useNavigate } from 'react-router'
import { pathOf } from '../i18n/address.ts'
import { inAppTarget, isPlain, type LinkTarget, leadsBack } from './in-app-link.ts'
import { isScreenDehydrated, needsHydration } from './lazy-hydration.tsx'
import { needsFullPageLoad } from './load-route-module.ts'
import { noteFollowed } from './use-focus-on-navigation.ts'

const isHere = ({ pathname, search }: Path) => pathname === pathOf(location.pathname) && search === location.search

/** The link that something stands in, if it leads anywhere; `stays` where the page is to be left where it was scrolled to. */
export const linkAround = (target: EventTarget | null): (LinkTarget & { stays: boolean }) | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return undefined
  return { href: link.href, target: link.target, isDownload: link.hasAttribute('download'), stays: 'stays' in link.dataset }
}

/**
 * Follows in place every link that leads to a page of this site: the application's, those in editors' texts, and those of a screen
 * that rests. A `#` too, because one that the browser follows by itself would be an entry of the history that the router does not know.
 */
export const usePlainLinks = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const placeFor = (event: MouseEvent) => {
      const link = isPlain(event) && linkAround(event.target)
      const to = link ? inAppTarget(link, location.href) : undefined
      if (!link || !to) return undefined
      // Who follows a link to the page itself wants it anew, after an error for example. Without a network the browser would show its
      // own error page; and the second click of two finds a page that has just come.
      if (leadsBack(link, location.href) && navigator.onLine && event.detail < 2) return undefined
      const { stays } = link
      // The place on it is for those who come without a script, and is scrolled to.
      return { to: stays ? { ...to, hash: '' } : to, how: { replace: link.href === location.href, preventScrollReset: stays } }
    }
    // Heard after the application, which has prevented what it handled itself.
    const follow = (event: MouseEvent) => {
      const place = placeFor(event)
      // While the screen rests, the places on it are the browser's.
      if (!place || (place.to.hash && isHere(place.to) && isScreenDehydrated())) return
      event.preventDefault()
      noteFollowed(event.target)
      void navigate(place.to, place.how)
    }
    // Heard before React, which stops clicks on what it has not taken over.
    const followEarly = (event: MouseEvent) => {
      const { target } = event
      if (needsFullPageLoad() && placeFor(event)) event.stopPropagation()
      else if (target instanceof Node && isScreenDehydrated()?.contains(target) && !needsHydration(target)) follow(event)
    }
    // What asks for a page by a form is asked by the browser then.
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
