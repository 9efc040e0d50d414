import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import { configurationExit } from '@narkhoz/server-kit/environment.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runScript, startProcess } from '../testing/content-process.ts'
import { testDatabase } from '../testing/test-service.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(process.env.STORAGE === 'postgres')('two nodes on one database', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let otherDir: string

  beforeAll(async () => {
    database = await testDatabase('empty')
    otherDir = await mkdtemp(join(tmpdir(), 'narkhoz-node-'))
  })
  afterAll(async () => {
    await database.remove()
    await rm(otherDir, { recursive: true, force: true })
  })

  test('one that cannot be used is reported in one sentence, without its password', async () => {
    const url = database.variables.DATABASE_URL ?? ''
    const wrong = new URL(url)
    wrong.password = 'pass-word'
    const admin = new pg.Client(url)
    await admin.connect()
    const role = `reader_${randomBytes(4).toString('hex')}`
    await admin.query(`create role ${role} login password 'pass-word'`)
    await admin.end()
    const reader = new URL(wrong)
    reader.username = role
    for (const [address, words] of [
      [reader.href, 'permission denied'],
      [`${url}_missing`, 'does not exist'],
      [wrong.href, 'password authentication failed'],
      ['postgres://site:pass-word@127.0.0.1:1/a', 'ECONNREFUSED'],
      ['postgres://site:pass-word@no.such.host.invalid/a', 'no.such.host.invalid'],
    ] as const) {
      const error = await openPostgres(address).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StartError)
      const { message } = error as StartError
      expect(message).toMatch(/^DATABASE_URL cannot be used: [^\n]+\.$/)
      expect(message).toContain(words)
      expect(message).not.toContain('pass-word')
    }
  })

  test('start together on an empty one: migrated and seeded once, both answer', { timeout: 180_000 }, async () => {
    const variables = { ...database.variables, LOG_LEVEL: 'info' }
    const nodes = await Promise.all([startProcess(variables), startProcess({ ...variables, DATA_DIR: otherDir })])
    await Promise.all(nodes.map(({ ready }) => ready()))

    const client = new pg.Client(database.variables.DATABASE_URL)
    await client.connect()
    const rows = async (statement: string) => (await client.query(statement)).rows
    const migrations = await rows('select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash')
    expect(migrations.length).toBeGreaterThan(0)
    expect(migrations.every(({ times }) => times === 1)).toBe(true)
    // An entry that was saved twice has a second version.
    expect(await rows('select count(*)::int as twice from entries where version > 1')).toEqual([{ twice: 0 }])
    const [loaded] = await rows('select (select count(*) from entries) = (select count(*) from seeded) as same')
    expect(loaded).toEqual({ same: true })
    await client.end()

    const [one, other] = await Promise.all(nodes.map(async ({ request }) => (await request(`${apiBase}/schools?lang=en`)).json()))
    expect(one).toEqual(other)
    const ended = await Promise.all(nodes.map(({ stopped }) => stopped()))
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    expect(ended.filter(({ out }) => out.includes('"seeding the empty database"'))).toHaveLength(1)
  })
})

describe.runIf(process.env.STORAGE === 'pglite')('one folder', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>

  beforeAll(async () => {
    database = await testDatabase('seeded')
  })
  afterAll(() => database.remove())

  test('belongs to one process: another sees whose it is, and may open it at once when that one is killed', async () => {
    const first = await startProcess(database.variables)
    await first.ready()
    const refused = await Promise.all([
      (await startProcess(database.variables)).ended,
      runScript('operator/cli.ts', ['restore', database.dataDir], database.variables).ended,
    ])
    for (const { err, out } of refused) {
      expect(out).toBe('')
      expect(err).toMatch(/^The database in [^\n]+\.\n$/)
      expect(err).toContain(join(database.dataDir, 'database'))
      expect(err).toContain(`(pid ${first.pid})`)
    }
    expect(refused[0]?.code).toBe(configurationExit)
    expect((await first.request('/healthz')).status).toBe(200)

    await first.killed()
    const second = await startProcess(database.variables)
    await second.ready()
    expect((await second.request(`${apiBase}/schools`)).status).toBe(200)
    expect((await second.stopped()).code).toBe(0)
  })
})
