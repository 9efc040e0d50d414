import { buildAll } from '../start/build.ts'
import { arrows, lint, types } from '../steps/checks.ts'
import { finish } from '../steps/finish.ts'
import { check, StepFailure } from '../steps/step.ts'
import { vitest } from '../steps/vitest.ts'
import { findBrowser } from './browser.ts'
import { prepareJava } from './html-checker.ts'
import { licenceProblems } from './licences.ts'
import { allLockProblems } from './lockfile.ts'

const none = async (problems: Promise<string[]>) => {
  const found = await problems
  if (found.length > 0) throw new StepFailure(found.join('\n'))
}

// Where they have to be installed, that waits for the network while the checks compute. One after the other: apt lets nobody in beside it.
const browser = findBrowser()
const java = Promise.allSettled([browser]).then(prepareJava)

await finish([
  types,
  lint,
  arrows,
  check('lock file', () => none(allLockProblems())),
  check('licences', () => none(licenceProblems())),
  check('build', () => buildAll(console.log)),
  check('browser', async () => {
    process.env.CHROMIUM_PATH = await browser
  }),
  check('checker of HTML', () => java),
  vitest('unit tests', 'unit'),
  vitest('service on PGlite', 'service-pglite'),
  vitest('service on PostgreSQL', 'service-postgres'),
  vitest('journeys', 'e2e', { needs: ['build', 'browser'] }),
])
