import { type ComponentType, use, useEffect, useSyncExternalStore } from 'react'
import { isBegun } from '../forms/begun.ts'
import { headOnPage } from './head-on-page.ts'
import { isPlain } from './in-app-link.ts'
import { fetchScreen } from './load-route-module.ts'
import styles from './navigation-effects.module.css'
import { navigationState, type Route, routedAddress, routeModules, routesById } from './router-window.ts'

/** What does more with its screen's code than without. Links do not, unless they say so: `use-plain-links.ts` follows them. */
const lively = 'main :is(button, input, select, textarea, label, dialog *, [data-hydrate])'

/** What is clicked for its code's sake. Fields and what sends a form do well by themselves. */
const handled = 'main :is(button[type=button], dialog a, [data-hydrate])'

/** Whether something needs the code of its screen to be what it is meant to be. */
export const needsHydration = (target: EventTarget | null) => target instanceof Element && target.closest(lively) !== null

let asleep: Element | null = null

/** The screen on the page, as long as it does without its code. */
export const isScreenDehydrated = () => (asleep?.isConnected ? asleep : null)

const pageAddress = () => location.pathname + location.search

// Caught before React, which stops events in a part of the page that it has not taken over.
const early = { passive: true, capture: true }

/** Calls each time the visitor turns to something lively, until it is told to stop. */
const onTurn = (call: () => void) => {
  const signs = ['pointerover', 'focusin', 'touchstart'] as const
  const look = ({ target }: Event) => {
    if (needsHydration(target)) call()
  }
  for (const sign of signs) addEventListener(sign, look, early)
  return () => {
    for (const sign of signs) removeEventListener(sign, look, early)
  }
}

/** Whether the address asks for a dialog: the first Escape may have closed it, and then the address has to follow. */
const isDialogAsked = () => /[?&]modal=/.test(location.search) && document.querySelector('main dialog') !== null

/**
 * Whether the visitor turned to it while the application was on its way, or it cannot be what it is meant to be without its code: with
 * a dialog open, or without what was typed into its form before.
 */
const isWanted = () => isBegun() || isDialogAsked() || document.querySelector(`${lively}:is(:hover, :focus), main dialog[open]`) !== null

type Props = Record<string, unknown>

const rest = (route: Route) => {
  let Screen: ComponentType<Props> | undefined
  const here = Promise.withResolvers<void>()
  const takenOver = Promise.withResolvers<void>()
  const address = pageAddress()
  const head = headOnPage()

  const wake = async () => {
    const module = (await fetchScreen(route)) as { default: ComponentType<Props> }
    routeModules()[route.id] = module
    Screen = module.default
    stop()
    here.resolve()
  }
  // A file that cannot be had leaves the screen as it is, and the next sign tries again.
  const tryToWake = () => wake().catch(() => {})
  const stop = onTurn(tryToWake)
  if (isWanted()) void tryToWake()

  /** Clicks again once there is somebody to hear it; without its code, what is clicked does what it does by itself. */
  const hold = (event: MouseEvent) => {
    const clicked = event.target instanceof Element && event.target.closest(handled)
    if (!(clicked instanceof HTMLElement) || !isPlain(event) || !isScreenDehydrated()?.contains(clicked)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void wake()
      .then(() => takenOver.promise)
      .catch(() => removeEventListener('click', hold, true))
      .then(() => clicked.click())
  }
  addEventListener('click', hold, true)

  function Resting(props: Props) {
    const isTakenOver = useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    )
    useEffect(() => {
      asleep = null
      removeEventListener('click', hold, true)
      takenOver.resolve()
    }, [])
    if (!Screen) {
      asleep ??= document.querySelector('main')
      // Rendered again it may have to change; not when the visitor is leaving it.
      if (isTakenOver && navigationState() === 'idle' && pageAddress() === address) void tryToWake()
      // Suspended, it leaves the server's markup as it is, with everything that was opened or typed in it.
      use(here.promise)
    }
    return Screen && <Screen {...props} />
  }

  return {
    default: Resting,
    meta: () => head,
    ...(route.hasLoader && {
      clientLoader: async ({ serverLoader }: { serverLoader: () => Promise<unknown> }) => {
        const [data] = await Promise.all([serverLoader(), wake()])
        return data
      },
    }),
  }
}

/** Stands in for a resting screen where React gives up its markup, which happens just before another screen comes. */
export const LazyHydration = () => <div className={styles.asItWas} ref={(place) => void (asleep && place?.append(asleep))} />

/**
 * Lets the screens rest whose code the page came without (`server/hydrate-on-intent.ts`): their markup is complete, so it
 * is taken over only when the visitor turns to something in it that needs the code, or when the screen is shown again.
 */
export const delayHydration = () => {
  const modules = routeModules()
  const address = pageAddress()
  for (const [id, module] of Object.entries(modules)) {
    const route = routesById()[id]
    if (!module && route) modules[id] = rest(route)
  }
  // While it rests, the places on a page are the browser's; the router would have the whole screen rendered again. Not when
  // the router is on its way from here: its next screen may not be shown yet, and the way back is its own.
  addEventListener('popstate', (event) => {
    if (isScreenDehydrated() && pageAddress() === address && routedAddress() === address) event.stopImmediatePropagation()
  })
}
