import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../shell/root-data.ts'
import { fullPageLoad } from './full-page-load.ts'
import { ownVersion } from './router-window.ts'

/**
 * Data of another version than the code mean that the site was deployed in the meantime: the page is loaded in full, before it is
 * painted. In development every request has its own version.
 */
export const useNewestVersion = () => {
  const version = useRootData()?.version
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after every arrival
  useLayoutEffect(() => {
    if (import.meta.env.PROD && version !== undefined && version !== ownVersion()) fullPageLoad(location.href)
  }, [version, key])
}
