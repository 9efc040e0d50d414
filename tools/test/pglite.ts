import { cpSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeFiles, openPglite } from '../../content/storage/pglite.ts'
import { seed } from './seed.ts'
import './provided.ts'

/** One new embedded database and one seeded, for all tests of the project to copy: making one takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-databases-'))
  const [empty, seeded] = [join(folder, 'empty'), join(folder, 'seeded')]
  await mkdir(join(empty, 'database'), { recursive: true })
  await makeFiles(join(empty, 'database', 'pglite'))
  cpSync(empty, seeded, { recursive: true })
  const storage = await openPglite(seeded)
  await seed(storage, seeded)
  await storage.close()
  project.provide('empty', empty)
  project.provide('seeded', seeded)
  project.provide('seededFiles', seeded)
  return async () => rmSync(folder, { recursive: true, force: true })
}
