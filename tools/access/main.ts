import { buildAll } from '../start/build.ts'
import { finish } from '../steps/finish.ts'
import { check } from '../steps/step.ts'
import { vitest } from '../steps/vitest.ts'
import { findBrowser } from '../test/browser.ts'
import { prepareJava } from '../test/html-checker.ts'
import { otherBrowsers } from './other-browsers.ts'

// Every address in every language and every scheme, where a usual run looks at each screen once.
process.env.THOROUGH = 'yes'

/** Journeys that try more with it: every address, or what a usual run tries in one language. */
const allLanguages = [
  'every-',
  'cache',
  'contents',
  'editors-work',
  'gallery',
  'home',
  'keyboard',
  'low-vision',
  'navigation',
  'news',
  'publications',
  'request',
  'shell',
  'templates',
]

await finish([
  check('build', () => buildAll(console.log)),
  check('browser', async () => {
    process.env.CHROMIUM_PATH = await findBrowser()
  }),
  check('checker of HTML', prepareJava),
  ...otherBrowsers,
  vitest('every address', 'e2e', {
    needs: ['build', 'browser'],
    files: allLanguages.map((name) => `web/e2e/${name}`),
  }),
])
