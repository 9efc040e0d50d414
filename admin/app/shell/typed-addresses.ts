import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The entry of the browser's history that is shown: its number, as the router counts, and its address. */
export type HistoryEntry = { index: number; address: string }

/** The number of an entry that the browser made by itself: it follows the one shown, or replaces it where the address is the same. */
export const indexOf = (address: string, shown: HistoryEntry): number => (address === shown.address ? shown.index : shown.index + 1)

const indexIn = (state: unknown): number | undefined => {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' ? index : undefined
}

const addressNow = () => window.location.hash

let shown: HistoryEntry = { index: 0, address: '' }

/** The router knows no way back from an entry without a number, so nobody would be asked before leaving for one. */
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
