import { afterAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startTestSite } from './site.ts'

/**
 * Something that a test file starts at its top, before its first test, and that ends after its last one. What is started
 * later ends first.
 */
export const forThisFile = async <T>(starting: Promise<T>, end: (started: T) => Promise<unknown>): Promise<T> => {
  const started = await starting
  afterAll(() => end(started))
  return started
}

/** The whole system with the starter content, which was made once for all journeys; for the tests of one file. */
export const startSystem = (variables?: Record<string, string>) =>
  forThisFile(startTestSite(inject('seeded'), variables), (site) => site.stop())

/** A browser for the tests of one file. */
export const startBrowser = () => forThisFile(launchBrowser(), (browser) => browser.close())
