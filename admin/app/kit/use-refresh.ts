import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Refetches all active queries. */
export const useRefresh = () => {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries(), [queries])
}
