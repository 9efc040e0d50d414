import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Storage } from '../storage/storage.ts'

/**
 * Loads the starter content into an empty database. It is megabytes of text, needed once in a database's life, so
 * another process reads it where it can: its memory goes with it. An embedded database belongs to this one.
 */
export const fill = async (storage: Storage) => {
  if (storage.engine === 'pglite') {
    const { load } = await import('./load.ts')
    await load(storage)
    return
  }
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./load-process.ts', import.meta.url))])
}
