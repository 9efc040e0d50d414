import { refreshSearch } from '../../content/search/rebuild.ts'
import { load } from '../../content/seed/load.ts'
import type { Piece } from '../../content/seed/piece.ts'
import { prepare } from '../../content/seed/prepare.ts'
import type { Storage } from '../../content/storage/storage.ts'
import { openFileStore } from '../../content/uploads/file-store.ts'

/** Draws the pictures and makes the documents of the starter content in a folder; answers what is to be loaded into a database. */
export const prepareSeed = async (dataDir: string): Promise<Piece[]> => {
  const pieces: Piece[] = []
  for await (const piece of prepare({ entries: [], made: [] }, await openFileStore({ s3: undefined, dataDir }))) pieces.push(piece)
  return pieces
}

/** Loads the prepared starter content. */
export const seed = async (storage: Storage, pieces: readonly Piece[]) => {
  // As a service does when it starts first.
  await refreshSearch(storage)
  await load(storage, async function* () {
    yield* pieces
  })
}
