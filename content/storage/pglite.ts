import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock.ts'
import { watchForCrash } from './pglite-crash.ts'
import * as schema from './schema.ts'
import { migrationsFolder, planning, readingFrom, type Storage } from './storage.ts'

// Set before the engine is compiled. Its optimising compiler takes over a gigabyte for a minute and makes queries a
// quarter faster; a small machine needs the memory more (docs/decisions/012-memory-at-rest.md).
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

// The engine's default of 128 MB would be most of the service's memory; the operating system caches the rest.
const settings = { postgresqlconf: ['shared_buffers=16MB', planning], extensions: { pg_trgm } }

/** Creates the files of a new database in a child process: creating them takes memory that is never released. */
export const makeFiles = async (files: string) => {
  if (existsSync(join(files, 'PG_VERSION'))) return
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./make-pglite-files.ts', import.meta.url)), files])
}

/** Opens the embedded database in its own folder under `dataDir`, migrated; the folder is locked while it is open. */
export const openPglite = async (dataDir: string): Promise<Storage> => {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    const files = join(folder, 'pglite')
    await makeFiles(files)
    const client = await PGlite.create(files, settings)
    const engine = watchForCrash(client)
    const db = drizzle({ client, schema })
    await migrate(db, { migrationsFolder })
    const text: Storage['text'] = async (statement, values) => {
      const { rows } = await client.query<[string]>(statement, [...values], { rowMode: 'array' })
      return String(rows[0]?.[0])
    }
    return {
      engine: 'pglite',
      db,
      text,
      reading: readingFrom({ db, text }),
      listen: (channel, heard) => client.listen(channel, heard),
      // The folder lock already makes this process the only node.
      alone: (work) => work(),
      ping: async () => {
        await client.query('select 1')
      },
      died: engine.died,
      close: async () => {
        if (!engine.isDead()) await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
