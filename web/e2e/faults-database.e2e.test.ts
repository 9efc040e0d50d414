import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiBase } from '@narkhoz/contract/api.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../tools/test/postgres-server.ts'
import { forThisFile } from './site.ts'
import { startContent } from './started.ts'
import { notStoredOnce } from './stored.ts'
import { isWellAgain, startVisited, until } from './under-faults.ts'
import { failed, unclear } from './visitors.ts'

const root = join(import.meta.dirname, '..', '..')

const operate = (variables: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'content/operator/cli.ts'), ...args], { env: { ...process.env, ...variables } })

/** Brings the starter content into a server, as operators do who change over to one. */
const fill = async (databaseUrl: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-change-over-'))
  const embedded = await startContent(inject('seeded'))
  await operate({ DATA_DIR: embedded.dataDir }, 'backup', join(folder, 'backup'))
  await embedded.stop()
  await operate({ DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl }, 'restore', join(folder, 'backup'))
  await rm(folder, { recursive: true })
}

const postgres = await forThisFile(startPostgres(), (server) => server.stop())
await fill(postgres.url)

test('PostgreSQL is killed and restarted under load: 0 visits to known pages fail, 0 others see anything but a page or a clear 503, the service answers from its cache and 503 else, recovers in the same process, and every acknowledged form is stored once', async () => {
  const variables = { DATABASE_URL: postgres.url }
  const { content, site, visitors } = await startVisited(onTestFinished, { content: { variables } })
  const statusOf = async (path: string) => (await fetch(content.url + path)).status
  const known = `${apiBase}/schools?lang=ru`
  expect(await statusOf(known)).toBe(200)
  for (let time = 0; time < 2; time++) {
    const seen = await visitors.during(async () => {
      await visitors.visits({ form: 4 })
      await postgres.kill()
      await visitors.visits({ known: 30, unknown: 6, form: 3 })
      expect(await statusOf(known)).toBe(200)
      expect(await statusOf(`${apiBase}/news?limit=1&page=${20 + time}&lang=en`)).toBe(503)
      await until(() => statusOf('/readyz'), 503)
      await postgres.start()
    })
    expect(failed(seen.known)).toEqual([])
    expect([seen.unknown, seen.form].flatMap(unclear)).toEqual([])
    expect(seen.form.sorry).toBeGreaterThan(0)
    await isWellAgain(visitors, [site, content])
    await until(() => statusOf('/readyz'), 200)
  }
  await visitors.stop()
  expect(await notStoredOnce(visitors.acknowledged, content.dataDir, variables)).toEqual([])
})
