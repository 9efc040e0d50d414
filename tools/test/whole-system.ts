import { inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { forThisFile } from './for-this-file.ts'
import { startTestSite } from './site.ts'

/** The whole system with the starter content, which was made once for all journeys; for the tests of one file. */
export const startSystem = (variables?: Record<string, string>) =>
  forThisFile(startTestSite(inject('seeded'), variables), (site) => site.stop())

/** A browser for the tests of one file. */
export const startBrowser = () => forThisFile(launchBrowser(), (browser) => browser.close())
