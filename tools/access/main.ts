import { buildAll } from '../start/build.ts'
import { finish } from '../steps/finish.ts'
import { check } from '../steps/step.ts'
import { vitest } from '../steps/vitest.ts'
import { findBrowser } from '../test/browser.ts'
import { prepareJava } from '../test/html-checker.ts'
import { otherBrowsers } from './other-browsers.ts'

// Every address in every language and every scheme, where a usual run looks at each screen once.
process.env.THOROUGH = 'yes'

await finish([
  check('build', () => buildAll(console.log)),
  check('browser', async () => {
    process.env.CHROMIUM_PATH = await findBrowser()
  }),
  check('checker of HTML', prepareJava),
  ...otherBrowsers,
  vitest('every address', 'e2e', {
    needs: ['build', 'browser'],
    files: ['every-', 'gallery', 'home', 'contents'].map((name) => `web/e2e/${name}`),
  }),
])
