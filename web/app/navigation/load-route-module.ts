import { fullPageLoad } from './full-page-load.ts'
import { type Route, targetAddress } from './router-window.ts'

let isIncomplete = false

/**
 * Whether the code of a screen failed to load, which the router remembers for the life of the document and never retries: back
 * online, a full page load can load it.
 */
export const needsFullPageLoad = () => isIncomplete && navigator.onLine

/** Fetches the code of a screen. If it cannot be had, the browser is sent to where the visitor wants to go, if anywhere. */
export const fetchScreen = async ({ module }: Pick<Route, 'module'>): Promise<unknown> => {
  try {
    return await import(/* @vite-ignore */ module)
  } catch (error) {
    const target = targetAddress()
    if (target !== undefined) {
      isIncomplete = true
      if (fullPageLoad(target)) return new Promise<never>(() => {})
    }
    throw error
  }
}

/**
 * Replaces the router's function of this name (`vite.config.ts`). That one reloads the current page when a file is missing, even
 * when only a prefetch has failed; here a prefetch just fails.
 */
export const loadRouteModule = async (route: Route, loaded: Record<string, unknown>) => {
  loaded[route.id] ??= await fetchScreen(route)
  return loaded[route.id]
}
