import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One server for all tests of the project; each test makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  // For processes that tests start: they inherit variables and cannot inject().
  process.env.TEST_POSTGRES_URL = server.url
  return () => server.stop()
}
