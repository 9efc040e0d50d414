import type { Storage } from '../storage/storage.ts'
import { saidBy } from './child.ts'
import { load } from './load.ts'
import type { Piece, Tell } from './piece.ts'

/**
 * Loads the starter entries that were never loaded; answers how many that were. They are megabytes of text and a thousand
 * drawings, needed once in a database's life, so another process makes them: its memory goes with it. It saves them too
 * where it can; an embedded database belongs to this one.
 */
export const fill = async (storage: Storage, tell: Tell): Promise<number> => {
  if (storage.engine === 'pglite') return load(storage, (known) => saidBy<Piece>('prepare-process.ts', known), tell)
  let loaded = 0
  for await (const line of saidBy<{ progress: string } | { loaded: number }>('load-process.ts', null)) {
    if ('progress' in line) tell(line.progress)
    else loaded = line.loaded
  }
  return loaded
}
