import { refreshSearch } from '../../content/search/rebuild.ts'
import { load } from '../../content/seed/load.ts'
import { prepare } from '../../content/seed/prepare.ts'
import type { Storage } from '../../content/storage/storage.ts'
import { openFileStore } from '../../content/uploads/file-store.ts'

/** Loads the starter content with its files, in this process. */
export const seed = async (storage: Storage, dataDir: string) => {
  // As a service does when it starts first.
  await refreshSearch(storage)
  const disk = await openFileStore({ s3: undefined, dataDir })
  await load(storage, (known) => prepare(known, disk))
}
