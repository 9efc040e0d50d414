import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from './root-data.ts'

const never = () => () => {}

/**
 * The address being shown, for links that keep it. A kept page knows only the query keys that its declaration names; the
 * browser knows the others too, and learns them right after hydration: React leaves links alone that differ during it.
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
