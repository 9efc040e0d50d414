import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { inAppTarget, leadsBack } from './in-app-link.ts'
import { linkAround } from './use-plain-links.ts'

/** A pointer that passes over a link in less than this many milliseconds means something else. */
const passing = 80

// Before React, which stops events in a part of the page that it has not taken over.
const early = { passive: true, capture: true }

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Firefox holds a prefetch against `default-src`, which allows nothing, and complains in the console about every link that is pointed at.
 * No directive allows prefetches alone.
 */
const refusesPrefetch = () => CSS.supports('-moz-orient', 'inline')

/** Fetches the screen and the data behind the link that the visitor is about to follow, in editors' texts too. */
export const Prefetch = () => {
  const { key } = useLocation()
  const [meant, setMeant] = useState<{ page: string; at: string }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = () => clearTimeout(timer)
    const consider = (event: Event) => {
      forget()
      const link = linkAround(event.target)
      if (!link || savesData() || refusesPrefetch() || !inAppTarget(link, location.href) || leadsBack(link, location.href)) return
      const { pathname, search } = new URL(link.href)
      // A finger is already down, so the click is near.
      timer = setTimeout(() => setMeant({ page: pathname + search, at: key }), event.type === 'touchstart' ? 0 : passing)
    }
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) window.addEventListener(sign, consider, early)
    // After a click the navigation fetches the data: a concurrent prefetch would only slow it down.
    window.addEventListener('click', forget, early)
    return () => {
      forget()
      window.removeEventListener('click', forget, early)
      for (const sign of signs) window.removeEventListener(sign, consider, early)
    }
  }, [key])
  return meant?.at === key ? <PrefetchPageLinks page={meant.page} /> : null
}
