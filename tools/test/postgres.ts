import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../content/storage/postgres.ts'
import { databasesIn, readPieces } from './databases.ts'
import { startPostgres } from './postgres-server.ts'
import { prepareSeed, seed } from './seed.ts'
import './provided.ts'

const seeded = 'seeded'

/** The starter content of the entire run, or prepared anew; `remove` takes its folder away. */
const starterContent = async () => {
  const made = process.env.TEST_DATABASES
  if (made) return { pieces: await readPieces(made), dataDir: databasesIn(made).seeded, remove: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-seeded-'))
  return { pieces: await prepareSeed(dataDir), dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** One server for all tests of the project, with one seeded database as a template; each test creates its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  // The server's package listens for messages of the parent process, which would keep the event loop alive.
  process.channel?.unref()
  const admin = await openPostgres(server.url)
  await admin.db.execute(`create database ${seeded}`)
  await admin.close()
  const storage = await openPostgres(server.url.replace(/postgres$/, seeded))
  const { pieces, dataDir, remove } = await starterContent()
  await seed(storage, pieces)
  await storage.close()
  project.provide('postgresUrl', server.url)
  project.provide('seeded', seeded)
  project.provide('seededFiles', dataDir)
  // For processes that tests start: they inherit variables and cannot inject().
  process.env.TEST_POSTGRES_URL = server.url
  return async () => {
    await server.stop()
    await remove()
  }
}
