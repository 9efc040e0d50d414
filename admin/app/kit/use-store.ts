import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Browsers have values of earlier versions of these screens under this name, and go on with them. */
const prefix = 'RaStore.'

const listeners = new Set<() => void>()

const publish = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // What another tab keeps.
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

/** A value that this browser keeps until somebody signs out, the same in all its tabs. */
export const useStore = <Value>(key: string, fallback: Value) => {
  const name = prefix + key
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(name), nothing)
  // Whoever names the key also says what is kept under it.
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

/** Forgets what is kept: the next to sign in here may be somebody else. */
export const resetStore = () => {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
  publish()
}
