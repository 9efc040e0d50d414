import type { TestProject } from 'vitest/node'
import { databasesIn, makeDatabases } from './databases.ts'
import './provided.ts'

/** The embedded databases that all tests of the project copy: those of the entire run, which two projects share, or new ones. */
export default async function setup(project: TestProject): Promise<void> {
  const { empty, seeded } = databasesIn(process.env.TEST_DATABASES ?? (await makeDatabases()))
  project.provide('empty', empty)
  project.provide('seeded', seeded)
  project.provide('seededFiles', seeded)
}
