import type { TestProject } from 'vitest/node'
import makeDatabases from './pglite.ts'
import { startTestSite } from './site.ts'

/** The databases that journeys copy, and one system for all those that change nothing: each with its own took a minute more. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeDatabases = await makeDatabases(project)
  const { siteUrl, contentUrl, stop } = await startTestSite(project.getProvidedContext().seeded)
  project.provide('shared', { siteUrl, contentUrl })
  return async () => {
    await stop()
    await removeDatabases()
  }
}
