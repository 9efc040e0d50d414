import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { type ComponentType, use, useEffect, useSyncExternalStore } from 'react'
import { isBegun } from '../forms/begun.ts'
import { headOnPage } from './head-on-page.ts'
import { isPlain } from './in-app-link.ts'
import { fetchScreen } from './load-route-module.ts'
import styles from './navigation-effects.module.css'
import { navigationState, type Route, routedAddress, routeModules, routesById } from './router-window.ts'

/** What does more with its screen's code than without. Links do not, unless they say so: `use-plain-links.ts` follows them. */
const lively = 'main :is(button, input, select, textarea, label, dialog *, [data-hydrate])'

/** Elements that need hydration when clicked. Fields and submit buttons work without it. */
const handled = 'main :is(button[type=button], dialog a, [data-hydrate])'

/** Whether an element needs the code of its screen to work. */
export const needsHydration = (target: EventTarget | null) => target instanceof Element && target.closest(lively) !== null

let asleep: Element | null = null

/** The screen on the page, as long as it does without its code. */
export const isScreenDehydrated = () => (asleep?.isConnected ? asleep : null)

const pageAddress = () => location.pathname + location.search

// Caught before React, which stops events in a part of the page that it has not taken over.
const early = { passive: true, capture: true }

/** Calls on each interaction with such an element, until unsubscribed. */
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

/** Whether the URL names a dialog: the first Escape may have closed it, and then the URL has to follow. */
const isDialogAsked = () => /[?&]modal=/.test(location.search) && document.querySelector('main dialog') !== null

/**
 * Whether the screen must be hydrated at once: the visitor interacted while the application was loading, a dialog is open, or a form
 * has a draft.
 */
const isWanted = () => isBegun() || isDialogAsked() || document.querySelector(`${lively}:is(:hover, :focus), main dialog[open]`) !== null

const rest = (route: Route) => {
  let Screen: ComponentType<UnknownRecord> | undefined
  const here = Promise.withResolvers<void>()
  const takenOver = Promise.withResolvers<void>()
  const address = pageAddress()
  const head = headOnPage()

  const wake = async () => {
    const module = (await fetchScreen(route)) as { default: ComponentType<UnknownRecord> }
    routeModules()[route.id] = module
    Screen = module.default
    stop()
    here.resolve()
  }
  // A file that cannot be had leaves the screen as it is, and the next sign tries again.
  const tryToWake = () => wake().catch(() => {})
  const stop = onTurn(tryToWake)
  if (isWanted()) void tryToWake()

  /** Repeats the click after hydration; without the code, the element keeps its native behaviour. */
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

  function Resting(props: UnknownRecord) {
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

/** Replaces the server's markup of a dormant screen when React discards it, just before another screen comes. */
export const LazyHydration = () => <div className={styles.asItWas} ref={(place) => void (asleep && place?.append(asleep))} />

/**
 * Keeps screens dormant whose code was not preloaded (`server/hydrate-on-intent.ts`): their markup is complete, so it is hydrated
 * only when the visitor interacts with something that needs the code, or when the screen is shown again.
 */
export const delayHydration = () => {
  const modules = routeModules()
  const address = pageAddress()
  for (const [id, module] of Object.entries(modules)) {
    const route = routesById()[id]
    if (!module && route) modules[id] = rest(route)
  }
  // While dormant, fragment navigation is the browser's; the router would render the entire screen again. Not while the router is
  // navigating: its next screen may not be shown yet, and history is its own.
  addEventListener('popstate', (event) => {
    if (isScreenDehydrated() && pageAddress() === address && routedAddress() === address) event.stopImmediatePropagation()
  })
}
