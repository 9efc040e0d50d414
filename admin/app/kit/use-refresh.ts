import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks anew for everything that is shown. */
export const useRefresh = () => {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries(), [queries])
}
