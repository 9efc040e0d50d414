import { ReferenceNameCache } from '../../content/entries/reference-names.ts'
import { resultsOf } from '../../content/search/results.ts'
import { rowsOf } from '../../content/storage/storage.ts'
import { startService } from '../../content/testing/test-service.ts'

/** The target of every search result of the starter content: page and anchor. */
export const searchPlaces = async (): Promise<{ entry: string; path: string | null; anchor?: string | undefined }[]> => {
  const { storage, stop } = await startService()
  try {
    const rows = rowsOf<{ kind: string; id: number }>(await storage.db.execute('select kind, entry_id as id from search_kz'))
    const candidates = rows.map((row) => ({ ...row, score: 0, relevance: 0 }))
    const found = await resultsOf(storage.db, new ReferenceNameCache(storage.db), candidates, 'kz')
    return found.map(({ kind, id, path, anchor }) => ({ entry: `${kind} ${id}`, path, anchor }))
  } finally {
    await stop()
  }
}
