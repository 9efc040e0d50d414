import type { TestProject } from 'vitest/node'
import provideDatabases from './pglite.ts'
import { startTestSite } from './site.ts'

/** The databases that journeys copy, and one shared system for all read-only journeys: a system each took a minute more. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await provideDatabases(project)
  const { siteUrl, contentUrl, stop } = await startTestSite(project.getProvidedContext().seeded)
  project.provide('shared', { siteUrl, contentUrl })
  return stop
}
