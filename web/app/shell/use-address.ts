import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from './root-data.ts'

const never = () => () => {}

/**
 * The current URL, for links that keep it. A cached page knows only declared query keys; the browser knows the others too, and adds
 * them right after hydration: during it React ignores links that differ.
 */
export const useAddress = () => {
  const { pathname, search } = useLocation()
  const known = useRootData()?.search ?? search
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return { pathname, search: isAwake ? search : known }
}
