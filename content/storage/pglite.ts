import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'
import { migrationsFolder, type Storage } from './storage.ts'

/** Opens the embedded database in a folder of its own under `dataDir`, migrated; the folder is locked while it is open. */
export const openPglite = async (dataDir: string): Promise<Storage> => {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    const client = await PGlite.create(join(folder, 'pglite'))
    const db = drizzle({ client, schema })
    await migrate(db, { migrationsFolder })
    return {
      engine: 'pglite',
      db,
      listen: (channel, heard) => client.listen(channel, heard),
      // The folder lock already makes this process the only node.
      alone: (work) => work(),
      ping: async () => {
        await client.query('select 1')
      },
      close: async () => {
        await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
