import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@narkhoz/content/log.ts'
import { eventually } from '@narkhoz/content/testing/eventually.ts'
import { listen } from '@narkhoz/content/testing/listen.ts'
import { deskOf, newsOf } from '@narkhoz/content/testing/newsroom.ts'
import { firstAdministratorAt } from '@narkhoz/content/testing/staff-client.ts'
import { openService, type TestService } from '@narkhoz/content/testing/test-service.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PostgresReplica, startReplica } from './postgres-replica.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

// A dedicated primary and streaming replica: the replayed log is that of all databases of a server.
let primary: PostgresServer
let replica: PostgresReplica
let service: TestService
let desk: ReturnType<typeof deskOf>
let dataDir: string
const log: { msg: string; state?: string; err?: { message: string } }[] = []

const nodeOn = (databaseReadUrl: string, lines = log) =>
  openService(
    { DATABASE_URL: primary.url, DATABASE_READ_URL: databaseReadUrl, DATA_DIR: dataDir },
    createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
  )

/** The URL for a role with read permission only, which suffices. */
const readerAt = async (url: string) => {
  const client = new pg.Client(primary.url)
  await client.connect()
  await client.query("create role reader login password 'reading' in role pg_read_all_data")
  await client.end()
  const address = new URL(url)
  address.username = 'reader'
  address.password = 'reading'
  return address.href
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-replica-'))
  primary = await startPostgres()
  replica = await startReplica(primary)
  service = await nodeOn(await readerAt(replica.urlOf(primary.url)))
  desk = deskOf(await firstAdministratorAt(service), 'news')
})
afterAll(async () => {
  await service?.stop()
  await replica?.stop()
  await primary?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The last log line about the replica's state. */
const said = () => log.filter(({ msg }) => msg.startsWith('what visitors read')).at(-1)

const isUsed = async (node = service) => (await (await node.request('/metrics')).text()).includes('content_replica{state="used"} 1')

beforeEach(() => eventually(async () => expect(await isUsed()).toBe(true)))

const titlesAt = async (node: TestService, lang: string) => {
  const { body } = await node.get(`news?lang=${lang}`)
  return (body.data as { title: string }[]).map(({ title }) => title)
}
const titles = (lang: string) => titlesAt(service, lang)

/** Bypasses the response cache. */
const titlesAnew = (lang: string) => {
  service.service.answers.drop()
  return titles(lang)
}

const titled = (title: string) => newsOf({ title: { kz: title, ru: title, en: title } })

test('what visitors read comes from the replica', async () => {
  await desk.published(titled('Бірінші'))
  await replica.replay(false)
  // This change is not announced: only a read from the primary sees it.
  await service.storage.db.execute(sql`update entries set attributes = jsonb_set(attributes, '{title,ru}', '"Behind the back"')`)
  await eventually(async () => expect(await titlesAnew('ru')).toEqual(['Бірінші']))
  await replica.replay(true)
  await eventually(async () => expect(await titlesAnew('ru')).toEqual(['Behind the back']))
})

test('what changed is answered at once, however far the replica is behind, and so is everything an editor does', async () => {
  const stream = await listen(service.request)
  await stream.until('ready')
  expect(await titles('kz')).not.toContain('Екінші')
  await replica.replay(false)
  const { id } = await desk.published(titled('Екінші'))
  expect((await stream.next()).data).toMatchObject({ kind: 'news', id })
  // Announced changes are visible to later requests, and the cached response is current.
  expect(await titles('kz')).toContain('Екінші')
  expect(await titles('kz')).toContain('Екінші')
  const { body } = await service.get(`search/index?lang=kz&query=${encodeURIComponent('Екінші')}`)
  expect(body.data).toMatchObject([{ title: expect.stringContaining('Екінші') }])
  await desk.change(id, titled('Үшінші'))
  await desk.publish(id)
  await eventually(async () => expect(await titles('kz')).toContain('Үшінші'))
  await eventually(() => expect(said()).toMatchObject({ state: 'lagging', msg: 'what visitors read comes from the primary' }))

  await replica.replay(true)
  await eventually(async () => expect(await isUsed()).toBe(true))
  expect(await titlesAnew('kz')).toContain('Үшінші')
  await stream.stop()
})

test('a statement timeout of the replica does not mark it as down, and is not retried at the primary', async () => {
  const told = log.length
  const began = performance.now()
  await expect(service.storage.reading.db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  const once = performance.now() - began
  expect(log.slice(told)).toEqual([])
  expect(await isUsed()).toBe(true)
  // Retried, it would have taken twice as long as on one server.
  const alone = new pg.Client({ connectionString: primary.url, statement_timeout: 3000 })
  await alone.connect()
  const again = performance.now()
  await expect(alone.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  expect(once / (performance.now() - again)).toBeLessThan(1.7)
  await alone.end()
})

test('the loss of a replica is logged, the primary answers, and the replica is used again once it is back', async () => {
  await replica.stop()
  for (let at = 0; at < 5; at++) expect(await titlesAnew('en')).not.toEqual([])
  expect(said()).toMatchObject({ state: 'away', msg: 'what visitors read comes from the primary' })
  await desk.published(titled('Төртінші'))
  await eventually(async () => expect(await titles('en')).toContain('Төртінші'))
  await replica.start()
  await eventually(() => expect(said()?.msg).toBe('what visitors read comes from the replica'))
  expect(await titlesAnew('en')).toContain('Төртінші')
})

test('a server that is no replica of this database is not used', async () => {
  const lines: typeof log = []
  const node = await nodeOn(primary.url, lines)
  try {
    await eventually(() =>
      expect(lines).toContainEqual(
        expect.objectContaining({
          state: 'away',
          err: expect.objectContaining({ message: 'DATABASE_READ_URL names no streaming replica of DATABASE_URL' }),
        }),
      ),
    )
    expect(await titlesAt(node, 'kz')).toContain('Төртінші')
  } finally {
    await node.stop()
  }
})
