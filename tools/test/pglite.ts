import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { load } from '../../content/seed/load.ts'
import { openPglite } from '../../content/storage/pglite.ts'
import './provided.ts'

/** One seeded embedded database for all tests of the project to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-seeded-'))
  const storage = await openPglite(dataDir)
  await load(storage)
  await storage.close()
  project.provide('seeded', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
