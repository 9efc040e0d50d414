import { mediaCalls, mediaItemSchema } from '@narkhoz/contract/admin/media.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { askWhole } from '../api/ask.ts'

const answer = v.object({ data: v.array(mediaItemSchema), meta: v.object({ total: v.number(), last_page: v.number() }) })

/** What of the library is looked at. */
export type MediaQuery = { q: string; type: 'picture' | 'document' | undefined; page: number }

const perPage = 24

/** A page of the library. */
export const useMedia = ({ q, type, page }: MediaQuery) =>
  useQuery({
    queryKey: ['media', 'list', q, type, page],
    queryFn: ({ signal }) => askWhole(mediaCalls.list, answer, { query: { q, type, page, limit: perPage }, signal }),
    placeholderData: keepPreviousData,
  })
