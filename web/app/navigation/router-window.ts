import { createPath, type Path } from 'react-router'

/** A route as the build describes it. */
export type Route = { id: string; module: string; hasLoader: boolean }

/** What React Router leaves on the window; the only way to its state for code that is not rendered. */
type RouterWindow = {
  __reactRouterDataRouter?: {
    state: {
      location: Path
      navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Path }
      preventScrollReset: boolean
    }
    subscribe: (call: () => void) => () => void
  }
  __reactRouterManifest?: { version: string; routes: Record<string, Route> }
  __reactRouterRouteModules?: Record<string, unknown>
}

const routerWindow = () => window as RouterWindow
const router = () => routerWindow().__reactRouterDataRouter

/** Calls at every change of the router's state. */
export const watchRouter = (call: () => void) => router()?.subscribe(call) ?? (() => {})

/** Whether the visitor stays, something is being sent, or a page is being loaded. */
export const navigationState = () => router()?.state.navigation.state ?? 'idle'

/** The address that is being gone to, or nothing while the visitor stays. */
export const targetAddress = () => {
  const target = router()?.state.navigation.location
  return target && createPath(target)
}

/** The address of the page that the router shows or is about to, without the place on it. */
export const routedAddress = () => {
  const { pathname = '', search = '' } = router()?.state.location ?? {}
  return pathname + search
}

/** Whether the navigation changes the page in place, as a filter does: neither scroll nor focus move then. */
export const staysInPlace = () => router()?.state.preventScrollReset === true

/** The version of the application in this document. */
export const ownVersion = () => routerWindow().__reactRouterManifest?.version

/** The routes of the application, by id. */
export const routesById = () => routerWindow().__reactRouterManifest?.routes ?? {}

/** The code of screens, by the id of their routes; the router looks here first. */
export const routeModules = () => routerWindow().__reactRouterRouteModules ?? {}
