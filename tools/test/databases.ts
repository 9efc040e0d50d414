import { cpSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFiles, openPglite } from '../../content/storage/pglite.ts'
import { seed } from './seed.ts'

/** Where a new embedded database and a seeded one are, each the DATA_DIR of a service. */
export const databasesIn = (folder: string) => ({ empty: join(folder, 'empty'), seeded: join(folder, 'seeded') })

/** Makes both in a new folder, for tests to copy. */
export async function makeDatabases(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-databases-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { empty, seeded } = databasesIn(folder)
  await mkdir(join(empty, 'database'), { recursive: true })
  await makeFiles(join(empty, 'database', 'pglite'))
  cpSync(empty, seeded, { recursive: true })
  const storage = await openPglite(seeded)
  await seed(storage, seeded)
  await storage.close()
  return folder
}
