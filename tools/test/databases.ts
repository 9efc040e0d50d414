import { cpSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Piece } from '../../content/seed/piece.ts'
import { makeFiles, openPglite } from '../../content/storage/pglite.ts'
import { prepareSeed, seed } from './seed.ts'

/** Where a new embedded database and a seeded one are, each the DATA_DIR of a service. */
export const databasesIn = (folder: string) => ({ empty: join(folder, 'empty'), seeded: join(folder, 'seeded') })

const piecesIn = (folder: string) => join(folder, 'pieces.json')

/** The prepared starter content, for a database of the other engine: drawing it takes most of the time of a seed. */
export const readPieces = async (folder: string): Promise<Piece[]> => JSON.parse(await readFile(piecesIn(folder), 'utf8'))

/** Makes both in a new folder, for tests to copy. */
export async function makeDatabases(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-databases-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { empty, seeded } = databasesIn(folder)
  await mkdir(join(empty, 'database'), { recursive: true })
  await makeFiles(join(empty, 'database', 'pglite'))
  cpSync(empty, seeded, { recursive: true })
  const pieces = await prepareSeed(seeded)
  await writeFile(piecesIn(folder), JSON.stringify(pieces))
  const storage = await openPglite(seeded)
  await seed(storage, pieces)
  await storage.close()
  return folder
}
