import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S saves, as everywhere. */
export const useSaveKey = (save: () => unknown) => {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
      event.preventDefault()
      saveNow()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
}
