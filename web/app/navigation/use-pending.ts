import { browserConstants } from '@narkhoz/contract/browser-constants.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { fullPageLoad } from './full-page-load.ts'
import { navigationState, targetAddress, watchRouter } from './router-window.ts'

/**
 * Returns whether a navigation is pending, marks the current page as busy, and gives up after the timeout. It subscribes to the
 * router and not to React: updates of React's state are delayed while the current screen is dormant.
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
