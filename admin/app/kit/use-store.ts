import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Browsers have values of earlier versions of these screens under this name, and go on with them. */
const prefix = 'RaStore.'

const listeners = new Set<() => void>()

const publish = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // A change in another tab.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Written by hand or by something else: as good as nothing.
    return undefined
  }
}

const nothing = () => null

/** A value in the browser's storage until sign-out, shared by all tabs. */
export const useStore = <Value>(key: string, fallback: Value) => {
  const name = prefix + key
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(name), nothing)
  // The type of a value is fixed by its key.
  const value = useMemo(() => (text === null ? fallback : ((parsed(text) as Value | undefined) ?? fallback)), [text, fallback])
  const keep = useCallback(
    (kept: Value) => {
      localStorage.setItem(name, JSON.stringify(kept))
      publish()
    },
    [name],
  )
  return [value, keep] as const
}

/** Clears the storage: the next user of this browser may be another one. */
export const resetStore = () => {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
  publish()
}
