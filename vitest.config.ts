import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './tools/test/patience.ts'
import { SlowestFirst } from './tools/test/slowest-first.ts'

const exclude = ['**/node_modules/**', '**/build/**', '**/.react-router/**', 'data/**']
const polls = { poll: { timeout: patience } }
/** What both engines are tested with. Files share their modules: every test has a service of its own, and loading them anew took half the time. */
const service = {
  include: ['content/**/*.service.test.ts'],
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: polls,
}

/**
 * What is tried on one engine alone (decision 008). All journeys go through the embedded one: what visitors send, what editors, staff and
 * mail do, and whatever walks every call is therefore tried on the other. What asks a database little, or is a command of the
 * operator's, is tried on the embedded one. On both: storage, changes, entries, what search finds, lists, publishing, backups, the start.
 */
const elsewhere = {
  pglite: [
    'content/{http,inbox,accounts,applications,audit,mail}/**',
    'content/search/{queries,dear-queries,reviewed-queries,flood}.*',
    'content/entries/plans.*',
    'content/editing/{conflict,every-entity,log,preview,redirects,refused,revisions,schedule,translations,trash}.*',
  ],
  postgres: ['content/{seed,uploads,media,service-tokens}/**', 'content/operator/{admin,operator}.*'],
}

export default defineConfig({
  test: {
    exclude,
    // Four runs one after another share most of their modules.
    fsModuleCache: true,
    // Tests wait for processes, databases and browsers about as much as they compute: as many files as cores would leave some idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Files share what they load: none of them changes it, and loading it anew took a third of the time.
          isolate: false,
          include: ['{contract,server-kit,starter,content,web,admin,tools}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.service.test.ts', '{web,admin}/e2e/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: polls,
        },
      },
      {
        test: {
          ...service,
          name: 'service-pglite',
          exclude: [...exclude, ...elsewhere.pglite],
          env: { STORAGE: 'pglite' },
          globalSetup: 'tools/test/pglite.ts',
        },
      },
      {
        test: {
          ...service,
          name: 'service-postgres',
          exclude: [...exclude, ...elsewhere.postgres],
          // What starts servers of its own.
          include: [...service.include, 'tools/**/*.service.test.ts'],
          env: { STORAGE: 'postgres' },
          globalSetup: 'tools/test/postgres.ts',
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['{web,admin}/e2e/**/*.e2e.test.ts'],
          // As above: what a journey needs of its own it starts in its file.
          isolate: false,
          globalSetup: 'tools/test/journeys.ts',
          // A journey is a browser, its tabs and two servers, which keep a core busy: more at once only make each of them slower.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Each of these starts a system of its own: more at once would only make every one of them slower, up to its limit.
          maxConcurrency: 3,
          expect: polls,
        },
      },
    ],
  },
})
