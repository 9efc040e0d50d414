import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The entry of the browser's history that is shown: its number, as the router counts, and its address. */
export type HistoryEntry = { index: number; address: string }

/** The index of a history entry that the browser created: after the current one, or the same if the address is the same. */
export const indexOf = (address: string, shown: HistoryEntry): number => (address === shown.address ? shown.index : shown.index + 1)

const indexIn = (state: unknown): number | undefined => {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' ? index : undefined
}

const addressNow = () => window.location.hash

let shown: HistoryEntry = { index: 0, address: '' }

/** The router ignores a history entry without an index, so leaving for one would not be confirmed. */
const number = () => {
  if (indexIn(window.history.state) !== undefined) return
  const key = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ usr: null, key, idx: indexOf(addressNow(), shown) }, '')
}

/**
 * Numbers addresses that were typed or pasted, as the router numbers those of links. To be called before the router is made: browsers call
 * listeners of the window in the order in which they came.
 */
export const numberTypedAddresses = () => window.addEventListener('popstate', number)

/** Remembers which entry of the history is shown. */
export const useShownAddress = () => {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with the router's location
  useEffect(() => {
    shown = { index: indexIn(window.history.state) ?? 0, address: addressNow() }
  }, [location])
}
