import { useEffect, useRef } from 'react'

const kept = new Set<() => boolean>()

/** Whether something that was written on this screen would be lost by leaving it. */
export const isSomethingUnsaved = () => [...kept].some((isChanged) => isChanged())

/** Lets whoever leaves the screen be asked first, as long as something here is written and not saved. */
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
