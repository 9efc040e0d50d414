import { fullPageLoad } from './full-page-load.ts'
import { type Route, targetAddress } from './router-window.ts'

let isIncomplete = false

/**
 * Whether the code of a screen was missing, which the router remembers for the life of the document and tries no more: what could not
 * be had without a network can be had by a whole load once there is one.
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
 * Stands in the place of the router's function of this name (`vite.config.ts`). That one reloads the page being left when
 * a file is missing, even when nothing but a prefetch has failed; here a prefetch just fails.
 */
export const loadRouteModule = async (route: Route, loaded: Record<string, unknown>) => {
  loaded[route.id] ??= await fetchScreen(route)
  return loaded[route.id]
}
