import { browserConstants } from '@narkhoz/contract/browser-constants.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { fullPageLoad } from './full-page-load.ts'
import { navigationState, targetAddress, watchRouter } from './router-window.ts'

/**
 * Tells whether a page is being waited for, marks the present one as busy, and stops waiting after the agreed time. It asks
 * the router and not React: what the router tells React waits, as long as the screen on the page rests.
 */
export const usePending = () => {
  const state = useSyncExternalStore(watchRouter, navigationState, () => 'idle')
  const isPending = state !== 'idle'

  useEffect(() => {
    const main = isPending && document.querySelector('main')
    if (!main) return
    main.setAttribute('aria-busy', 'true')
    return () => main.removeAttribute('aria-busy')
  }, [isPending])

  const target = useSyncExternalStore(watchRouter, targetAddress, () => undefined)
  useEffect(() => {
    if (state !== 'loading' || target === undefined) return
    const timer = setTimeout(() => fullPageLoad(target), browserConstants.chunkTimeout)
    return () => clearTimeout(timer)
  }, [state, target])

  return isPending
}
