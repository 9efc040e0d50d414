import { buildAll } from '../start/build.ts'
import { arrows, lint, types, unused } from '../steps/checks.ts'
import { finish } from '../steps/finish.ts'
import { check, StepFailure } from '../steps/step.ts'
import { vitest } from '../steps/vitest.ts'
import { findBrowser } from './browser.ts'
import { makeDatabases } from './databases.ts'
import { prepareJava } from './html-checker.ts'
import { licenceProblems } from './licences.ts'
import { allLockProblems } from './lockfile.ts'

const none = async (problems: Promise<string[]>) => {
  const found = await problems
  if (found.length > 0) throw new StepFailure(found.join('\n'))
}

/** Work concurrent with the checks; its failure is reported by the step that awaits it. */
const begun = <Result>(work: Promise<Result>) => {
  work.catch(() => {})
  return work
}

const browser = begun(findBrowser())
// Sequential: apt holds a lock while either is installed.
const java = begun(Promise.allSettled([browser]).then(prepareJava))
const databases = begun(makeDatabases())

await finish([
  types,
  lint,
  arrows,
  unused,
  check('lock file', () => none(allLockProblems())),
  check('licences', () => none(licenceProblems())),
  check('build', () => buildAll(console.log)),
  check('browser', async () => {
    process.env.CHROMIUM_PATH = await browser
  }),
  check('checker of HTML', () => java),
  check('databases', async () => {
    process.env.TEST_DATABASES = await databases
  }),
  vitest('unit tests', 'unit'),
  vitest('service on PGlite', 'service-pglite', { needs: ['databases'] }),
  vitest('service on PostgreSQL', 'service-postgres', { needs: ['databases'] }),
  vitest('journeys', 'e2e', { needs: ['build', 'browser', 'databases'] }),
])
