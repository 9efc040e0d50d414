import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPglite } from '../../content/storage/pglite.ts'
import { seed } from './seed.ts'
import './provided.ts'

/** One seeded embedded database for all tests of the project to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-seeded-'))
  const storage = await openPglite(dataDir)
  await seed(storage, dataDir)
  await storage.close()
  project.provide('seeded', dataDir)
  project.provide('seededFiles', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
