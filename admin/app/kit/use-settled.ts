import { useEffect, useState } from 'react'

const pause = 250

/** What was typed, once nothing more was typed for a moment. */
export const useSettled = (typed: string) => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
