import type { TestProject } from 'vitest/node'
import { databasesIn, makeDatabases } from './databases.ts'
import './provided.ts'

/** The embedded databases for all tests of the project to copy: those of a whole run, which two projects share, or new ones. */
export default async function setup(project: TestProject): Promise<void> {
  const { empty, seeded } = databasesIn(process.env.TEST_DATABASES ?? (await makeDatabases()))
  project.provide('empty', empty)
  project.provide('seeded', seeded)
  project.provide('seededFiles', seeded)
}
