import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '@narkhoz/server-kit/start-error.ts'

/** What SQLite says of a lock that another process holds (SQLITE_BUSY). */
const busy = 5

/**
 * Holds a folder for this process alone. The operating system drops SQLite's file lock with the process, however it
 * dies, so there is no stale lock to clear after a `kill -9` and no race between two that start together.
 */
export const lockFolder = (folder: string): { release: () => void } => {
  const holder = join(folder, 'lock.pid')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if ((cause as { errcode?: number }).errcode !== busy) throw cause
    throw new StartError(
      `The database in ${folder} is in use by another process${processIn(holder)}; stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  writeFileSync(holder, String(process.pid))
  return { release: () => lock.close() }
}

const processIn = (holder: string) => {
  try {
    return ` (pid ${readFileSync(holder, 'utf8')})`
  } catch {
    // The other process may hold the lock and not have written its number yet: the sentence is complete without it.
    return ''
  }
}
