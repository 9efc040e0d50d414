import { type ComponentType, use, useEffect, useSyncExternalStore } from 'react'
import { headOnPage } from './head-on-page.ts'
import { fetchScreen } from './load-route-module.ts'
import { navigationState, type Route, routeModules, routesById } from './router-window.ts'

/** What does more with its screen's code than without. Links do not, unless they say so: `use-plain-links.ts` follows them. */
const lively = 'main :is(button, input, select, textarea, label, dialog *, [data-lively])'

/** Whether something needs the code of its screen to be what it is meant to be. */
export const isLively = (target: EventTarget | null) => target instanceof Element && target.closest(lively) !== null

let asleep: Element | null = null

/** Whether something stands in a screen that still does without its code. */
export const isAsleep = (target: EventTarget | null) => asleep?.isConnected === true && target instanceof Node && asleep.contains(target)

// Caught before React, which stops events in a part of the page that it has not taken over.
const early = { passive: true, capture: true }

/** Calls each time the visitor turns to something lively, until it is told to stop. */
const onTurn = (call: () => void) => {
  const signs = ['pointerover', 'focusin', 'touchstart'] as const
  const look = ({ target }: Event) => {
    if (isLively(target)) call()
  }
  for (const sign of signs) addEventListener(sign, look, early)
  return () => {
    for (const sign of signs) removeEventListener(sign, look, early)
  }
}

type Props = Record<string, unknown>

const rest = (route: Route) => {
  let Screen: ComponentType<Props> | undefined
  const { promise: isHere, resolve } = Promise.withResolvers<void>()

  const wake = async () => {
    const module = (await fetchScreen(route)) as { default: ComponentType<Props> }
    routeModules()[route.id] = module
    Screen = module.default
    stop()
    resolve()
  }
  // A file that cannot be had leaves the screen as it is, and the next sign tries again.
  const tryToWake = () => void wake().catch(() => {})
  const stop = onTurn(tryToWake)

  function Resting(props: Props) {
    const isTakenOver = useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    )
    useEffect(() => {
      asleep = null
    }, [])
    if (!Screen) {
      asleep = document.querySelector('main')
      // Rendered again it has to change, unless the visitor is about to leave it anyway.
      if (isTakenOver && navigationState() === 'idle') tryToWake()
      // Suspended, it leaves the server's markup as it is, with everything that was opened or typed in it.
      use(isHere)
    }
    return Screen && <Screen {...props} />
  }

  const head = headOnPage()
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

/**
 * Lets the screens rest whose code the page came without (`server/hydrate-on-intent.ts`): their markup is complete, so it
 * is taken over only when the visitor turns to something in it that needs the code, or when the screen is shown again.
 */
export const restScreens = () => {
  const modules = routeModules()
  for (const [id, module] of Object.entries(modules)) {
    const route = routesById()[id]
    if (!module && route) modules[id] = rest(route)
  }
}
