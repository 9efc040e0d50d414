/** Within this many milliseconds an address is not loaded in full a second time: it would fail again. */
export const patience = 10_000

const key = 'whole-load'

type Past = { address: string; at: number }

/** Dependencies on the browser. */
export type Surroundings = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  isOnline: () => boolean
  now: () => number
  assign: (address: string) => void
  /** Calls when the document is left, so that it may be left again after the visitor came back to it. */
  onLeft: (call: () => void) => void
}

const isPast = (value: unknown): value is Past =>
  typeof value === 'object' && value !== null && 'address' in value && 'at' in value && typeof value.at === 'number'

// A browser may deny storage. There is no loop even then: a fully loaded page is not hydrated until a sign of intent.
const unlessForbidden = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Creates the fallback to a full page load; returns whether the browser has been sent to the address. */
export const createFullPageLoad = ({ storage, isOnline, now, assign, onLeft }: Surroundings) => {
  let leavingFor: string | undefined
  return (address: string): boolean => {
    if (leavingFor === address) return true
    const past = unlessForbidden((): unknown => JSON.parse(storage().getItem(key) ?? 'null'))
    // Offline the browser would show its own error page instead of ours.
    if (!isOnline() || (isPast(past) && past.address === address && now() - past.at < patience)) return false
    unlessForbidden(() => storage().setItem(key, JSON.stringify({ address, at: now() } satisfies Past)))
    leavingFor = address
    onLeft(() => {
      leavingFor = undefined
    })
    assign(address)
    return true
  }
}

/** Loads an address in full, because the application cannot show it; not twice in a row, and not offline. */
export const fullPageLoad = createFullPageLoad({
  storage: () => sessionStorage,
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  // To be sent to `/x#y` while there would only scroll.
  assign: (address) => (new URL(address, location.href).href === location.href ? location.reload() : location.assign(address)),
  onLeft: (call) => addEventListener('pagehide', call, { once: true }),
})
