import { useEffect, useRef } from 'react'

const kept = new Set<() => boolean>()

/** Whether something that was written on this screen would be lost by leaving it. */
export const isSomethingUnsaved = () => [...kept].some((isChanged) => isChanged())

/** Guards navigation while there is unsaved input. */
export const useUnsaved = (isChanged: () => boolean) => {
  const latest = useRef(isChanged)
  latest.current = isChanged
  useEffect(() => {
    const ask = () => latest.current()
    kept.add(ask)
    return () => {
      kept.delete(ask)
    }
  }, [])
}
