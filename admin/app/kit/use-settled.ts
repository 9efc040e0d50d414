import { useEffect, useState } from 'react'

const pause = 250

/** A debounced value. */
export const useSettled = (typed: string) => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
