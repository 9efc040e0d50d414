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

// A primary and a streaming replica of its own: the log that is replayed is that of all databases of a server.
let primary: PostgresServer
let replica: PostgresReplica
let service: TestService
let desk: ReturnType<typeof deskOf>
let dataDir: string
const log: { msg: string; standing?: string; err?: { message: string } }[] = []

const nodeOn = (databaseReadUrl: string, lines = log) =>
  openService(
    { DATABASE_URL: primary.url, DATABASE_READ_URL: databaseReadUrl, DATA_DIR: dataDir },
    createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
  )

/** The address with a role that may read and nothing else: that is enough. */
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

/** What the log says of where it is read from, last. */
const said = () => log.filter(({ msg }) => msg.startsWith('what visitors read')).at(-1)

const isUsed = async (node = service) => (await (await node.request('/metrics')).text()).includes('content_replica{standing="used"} 1')

beforeEach(() => eventually(async () => expect(await isUsed()).toBe(true)))

const titlesAt = async (node: TestService, lang: string) => {
  const { body } = await node.get(`news?lang=${lang}`)
  return (body.data as { title: string }[]).map(({ title }) => title)
}
const titles = (lang: string) => titlesAt(service, lang)

/** As they are made now: without what is kept of them. */
const titlesAnew = (lang: string) => {
  service.service.answers.drop()
  return titles(lang)
}

const titled = (title: string) => newsOf({ title: { kz: title, ru: title, en: title } })

test('what visitors read comes from the replica', async () => {
  await desk.published(titled('Бірінші'))
  await replica.replay(false)
  // Nobody is told of this change: only whoever asks the primary could know of it.
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
  // What was told is there for whoever asks because of it, and the answer that is kept is the right one.
  expect(await titles('kz')).toContain('Екінші')
  expect(await titles('kz')).toContain('Екінші')
  const { body } = await service.get(`search/index?lang=kz&query=${encodeURIComponent('Екінші')}`)
  expect(body.data).toMatchObject([{ title: expect.stringContaining('Екінші') }])
  await desk.change(id, titled('Үшінші'))
  await desk.publish(id)
  await eventually(async () => expect(await titles('kz')).toContain('Үшінші'))
  await eventually(() => expect(said()).toMatchObject({ standing: 'lagging', msg: 'what visitors read comes from the primary' }))

  await replica.replay(true)
  await eventually(async () => expect(await isUsed()).toBe(true))
  expect(await titlesAnew('kz')).toContain('Үшінші')
  await stream.stop()
})

test('a statement that takes too long is given up by the replica: it is not away for that, nor is the primary asked the same', async () => {
  const told = log.length
  const began = performance.now()
  await expect(service.storage.reading.db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  const once = performance.now() - began
  expect(log.slice(told)).toEqual([])
  expect(await isUsed()).toBe(true)
  // Asked of both it would have taken twice as long as at one of them.
  const alone = new pg.Client({ connectionString: primary.url, statement_timeout: 3000 })
  await alone.connect()
  const again = performance.now()
  await expect(alone.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  expect(once / (performance.now() - again)).toBeLessThan(1.7)
  await alone.end()
})

test('a replica that is away is told, the primary answers, and it is used again when it is back', async () => {
  await replica.stop()
  for (let at = 0; at < 5; at++) expect(await titlesAnew('en')).not.toEqual([])
  expect(said()).toMatchObject({ standing: 'away', msg: 'what visitors read comes from the primary' })
  await desk.published(titled('Төртінші'))
  await eventually(async () => expect(await titles('en')).toContain('Төртінші'))
  await replica.start()
  await eventually(() => expect(said()?.msg).toBe('what visitors read comes from the replica'))
  expect(await titlesAnew('en')).toContain('Төртінші')
})

test('what is no replica of this database is not read from', async () => {
  const lines: typeof log = []
  const node = await nodeOn(primary.url, lines)
  try {
    await eventually(() =>
      expect(lines).toContainEqual(
        expect.objectContaining({
          standing: 'away',
          err: expect.objectContaining({ message: 'DATABASE_READ_URL names no streaming replica of DATABASE_URL' }),
        }),
      ),
    )
    expect(await titlesAt(node, 'kz')).toContain('Төртінші')
  } finally {
    await node.stop()
  }
})
