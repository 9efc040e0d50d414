import { apiBase, heardHeader } from '@narkhoz/contract/api.ts'
import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { save } from '../entries/save.ts'
import { createService } from '../service.ts'
import { openStorage } from '../storage/open.ts'
import type { Storage } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { listen } from '../testing/listen.ts'
import { testDatabase } from '../testing/test-service.ts'

type Node = Awaited<ReturnType<typeof createService>>

let database: Awaited<ReturnType<typeof testDatabase>>
const storages: Storage[] = []
const nodes: Node[] = []

beforeAll(async () => {
  database = await testDatabase('seeded')
  const environment = readEnvironment(database.variables)
  // PGlite belongs to one process: there two nodes share it, here each has its own connections.
  storages.push(await openStorage(environment))
  if (environment.databaseUrl) storages.push(await openStorage(environment))
  for (const at of [0, 1]) nodes.push(await createService(environment, storages[at] ?? (storages[0] as Storage), pino({ level: 'silent' })))
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  for (const storage of storages) await storage.close()
  await database.remove()
})

const ask = (node: Node) => async (path: string, init?: RequestInit) => node.fetch(new Request(`http://node.test${path}`, init))
const titles = async (node: Node) => {
  const { data } = (await (await ask(node)(`${apiBase}/handbooks/direction`)).json()) as { data: { title: string }[] }
  return data.map(({ title }) => title)
}
const direction = (id: number, title: string) => ({
  kind: 'handbook',
  id,
  slug: `node-${id}`,
  attributes: { title: { kz: title }, list: 'direction' },
})

test('what one node saves, every node answers and sends', async () => {
  const streams = await Promise.all(nodes.map((node) => listen(ask(node))))
  for (const stream of streams) await stream.until('ready')
  for (const node of nodes) expect(await titles(node)).not.toContain('Екі түйін')
  for (const [at, storage] of storages.entries()) {
    await save(storage, [direction(9100 + at, `Екі түйін ${at}`)])
    await eventually(async () => {
      for (const node of nodes) expect(await titles(node)).toContain(`Екі түйін ${at}`)
    })
    const events = await Promise.all(streams.map((stream) => stream.next()))
    for (const event of events) expect(event.data).toEqual({ kind: 'handbook', id: 9100 + at, slug: `node-${9100 + at}` })
    expect(new Set(events.map(({ id }) => id)).size).toBe(1)
  }
  await Promise.all(streams.map((stream) => stream.stop()))
})

test('who listened to one node catches up at the other', async () => {
  const first = await listen(ask(nodes[0] as Node))
  const known = (await first.next()).id
  await first.stop()
  await save(storages[0] as Storage, [direction(9200, 'Кейінгі')])
  await eventually(async () => {
    const second = await listen(ask(nodes[1] as Node), known)
    const events = await second.until('ready')
    await second.stop()
    expect(events.map(({ data }) => (data as { id?: number }).id)).toEqual([9200, undefined])
  })
})

test('a node that lags behind a change known to the client reads it first', async () => {
  const environment = readEnvironment(database.variables)
  const deaf: Storage = { ...(storages[0] as Storage), listen: async () => async () => undefined }
  const node = await createService(environment, deaf, pino({ level: 'silent' }))
  try {
    const path = `${apiBase}/handbooks/direction`
    const told = async (heard: string) => (await ask(node)(path, { headers: { [heardHeader]: heard } })).text()
    const before = node.service.changes.last
    expect(await told(String(before))).not.toContain('Естімеген')
    await save(storages[0] as Storage, [direction(9250, 'Естімеген')])
    // It answers from its cache, because it got no notification.
    for (const heard of ['', 'x', String(before)]) expect(await told(heard)).not.toContain('Естімеген')
    expect(await told(String(before + 1))).toContain('Естімеген')
    // And it remembers what it has read.
    expect(await told('')).toContain('Естімеген')
  } finally {
    await node.close()
  }
})

test('a node that cannot read a change known to the client answers nothing from its cache', async () => {
  const environment = readEnvironment(database.variables)
  const [storage] = storages as [Storage]
  // A separate connection to the table of changes, so that it alone can fail.
  const db = Object.create(storage.db) as Storage['db']
  const node = await createService(environment, { ...storage, db, listen: async () => async () => undefined }, pino({ level: 'silent' }))
  try {
    const path = `${apiBase}/handbooks/direction`
    const told = async (heard: string) => (await ask(node)(path, { headers: { [heardHeader]: heard } })).text()
    expect(await told('')).not.toContain('Қараусыз')
    await save(storage, [direction(9260, 'Қараусыз')])
    vi.spyOn(db, 'select').mockImplementationOnce(() => {
      throw new Error('away')
    })
    expect(await told(String(node.service.changes.last + 1))).toContain('Қараусыз')
  } finally {
    await node.close()
  }
})

test('concurrent saves on all nodes are sent everywhere, in one order', async () => {
  const streams = await Promise.all(nodes.map((node) => listen(ask(node))))
  for (const stream of streams) await stream.until('ready')
  const ids = Array.from({ length: 20 }, (_, at) => 9300 + at)
  await Promise.all(ids.map((id) => save(storages[id % storages.length] as Storage, [direction(id, `Қатар ${id}`)])))
  const heard = await Promise.all(
    streams.map(async (stream) => {
      const events: string[] = []
      while (events.length < ids.length) {
        const event = await stream.next()
        // A node may still be sending earlier changes.
        if (ids.includes((event.data as { id: number }).id)) events.push(JSON.stringify(event))
      }
      return events
    }),
  )
  expect(heard[1]).toEqual(heard[0])
  for (const node of nodes)
    await eventually(async () => expect((await titles(node)).filter((title) => title.startsWith('Қатар'))).toHaveLength(ids.length))
  await Promise.all(streams.map((stream) => stream.stop()))
})

test('however many clients claim to know a later change, the table is read once or twice', async () => {
  const [storage, node] = [storages[0], nodes[0]] as [Storage, Node]
  const select = vi.spyOn(storage.db, 'select')
  const known = `${apiBase}/handbooks/direction?lang=kz`
  await ask(node)(known)
  select.mockClear()
  const asked = Array.from({ length: 50 }, () => ask(node)(known, { headers: { [heardHeader]: '999999999999999' } }))
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
  expect(select.mock.calls.length).toBeLessThan(5)
  select.mockRestore()
})
