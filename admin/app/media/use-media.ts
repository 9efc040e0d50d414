import { mediaCalls } from '@narkhoz/contract/admin/media.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askWhole } from '../api/ask.ts'

/** What of the library is looked at. */
export type MediaQuery = { q: string; type: 'picture' | 'document' | undefined; page: number }

const perPage = 24

/** A page of the library. */
export const useMedia = ({ q, type, page }: MediaQuery) =>
  useQuery({
    queryKey: ['media', 'list', q, type, page],
    queryFn: ({ signal }) => askWhole(mediaCalls.list, { query: { q, type, page, limit: perPage }, signal }),
    placeholderData: keepPreviousData,
  })
