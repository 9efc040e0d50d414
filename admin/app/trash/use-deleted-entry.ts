import { trashCalls } from '@narkhoz/contract/admin/trash.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'

/** The deleted entry with this id, if any; for users who may see them. */
export const useDeletedEntry = (plural: string, id: string, isWriter: boolean) =>
  useQuery({
    queryKey: ['deleted', 'one', plural, id],
    queryFn: ({ signal }) => ask(trashCalls.list, { query: { kind: plural, entry_id: id }, signal }),
    // An id that is no number was never one of an entry.
    enabled: isWriter && /^\d{1,9}$/.test(id),
    // It may have been deleted, or restored, since the last query.
    gcTime: 0,
  })
