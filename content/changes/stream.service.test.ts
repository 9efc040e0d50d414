import { changeSchema } from '@narkhoz/contract/answers.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { listen } from '../testing/listen.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
const open: Awaited<ReturnType<typeof listen>>[] = []

beforeAll(async () => {
  service = await startService()
})
afterEach(() => Promise.all(open.splice(0).map((stream) => stream.stop())))
afterAll(() => service.stop())

const listening = async (lastEventId?: string) => {
  const stream = await listen(service.request, lastEventId)
  open.push(stream)
  return stream
}

const group = (id: number): Draft => ({ kind: 'document-group', id, attributes: { title: { kz: `Топ ${id}` } } })
const handbook = (id: number): Draft => ({
  kind: 'handbook',
  id,
  slug: `h-${id}`,
  attributes: { title: { kz: `Мән ${id}` }, list: 'direction' },
})
const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at)

const newest = async () => {
  const [row] = rowsOf<{ last: number }>(await service.storage.db.execute(sql`select max(seq)::int as last from changes`))
  return row?.last ?? 0
}

/** The number of the last change, once the service has received it. */
const lastId = () =>
  eventually(async () => {
    const last = await newest()
    expect(service.service.changes.last).toBe(last)
    return String(last)
  })

test('the stream reports that it is established, and its position', async () => {
  const stream = await listening()
  expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(stream.response.headers.get('cache-control')).toBe('no-store')
  expect(await stream.next()).toEqual({ event: 'ready', id: String(await newest()), data: {} })
})

test('a save is sent as it was saved, to every listener, in order', async () => {
  const streams = [await listening(), await listening()]
  for (const stream of streams) await stream.until('ready')
  await save(service.storage, [group(9001), handbook(9002)])
  await save(service.storage, [group(9001)])
  for (const stream of streams) {
    const events = [await stream.next(), await stream.next(), await stream.next()]
    expect(events.map(({ event, data }) => [event, data])).toEqual([
      ['change', { kind: 'document-group', id: 9001, slug: null }],
      ['change', { kind: 'handbook', id: 9002, slug: 'h-9002' }],
      ['change', { kind: 'document-group', id: 9001, slug: null }],
    ])
    for (const { data } of events) expect(v.is(changeSchema, data)).toBe(true)
    const ids = events.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  }
})

test('a reconnecting listener gets exactly what it missed', async () => {
  const known = await lastId()
  await save(service.storage, [group(9010)])
  await save(service.storage, [group(9011), group(9012)])
  const first = await (await listening(known)).until('ready')
  expect(first.map(({ event, data }) => [event, (data as { id?: number }).id])).toEqual([
    ['change', 9010],
    ['change', 9011],
    ['change', 9012],
    ['ready', undefined],
  ])
  const rest = await (await listening(first[0]?.id)).until('ready')
  expect(rest.map(({ data }) => (data as { id?: number }).id)).toEqual([9011, 9012, undefined])
  const nothing = await (await listening(rest[1]?.id)).until('ready')
  expect(nothing.map(({ event }) => event)).toEqual(['ready'])
})

test('a listener that has caught up gets later changes', async () => {
  const stream = await listening(await lastId())
  await stream.until('ready')
  await save(service.storage, [group(9020)])
  expect((await stream.next()).data).toEqual({ kind: 'document-group', id: 9020, slug: null })
})

test.each(['99999999', 'abc', '-1', '1.5', `${'9'.repeat(30)}`])('a listener with the unknown id %s gets a reset', async (lastEventId) => {
  const [first, second] = await (await listening(lastEventId)).until('ready')
  expect([first?.event, second?.event]).toEqual(['reset', 'ready'])
})

test('a number that this node has not read yet causes no reset', async () => {
  const known = Number(await lastId())
  await save(service.storage, range(9050, 5).map(group))
  const events = await (await listening(String(known + 5))).until('ready')
  expect(events.map(({ event }) => event)).toEqual(['ready'])
})

test('a listener that missed more than can be replayed gets a reset', async () => {
  const known = await lastId()
  await save(service.storage, [...range(20_000, 600).map(group), ...range(20_000, 600).map(handbook)])
  expect((await (await listening(known)).until('ready')).map(({ event }) => event)).toEqual(['reset', 'ready'])
})

test('a very large save is sent as one change of the entire kind', async () => {
  const known = await lastId()
  await save(service.storage, range(30_000, 1001).map(group))
  const events = await (await listening(known)).until('ready')
  expect(events.map(({ data }) => data)).toEqual([{ kind: 'document-group', id: 0, slug: null }, {}])
})

test('a refused save is not sent', async () => {
  const known = await lastId()
  await expect(save(service.storage, [group(9040), { kind: 'document-group', id: 9041, attributes: {} }])).rejects.toThrow()
  await save(service.storage, [group(9042)])
  const told = await (await listening(known)).until('ready')
  expect(told.flatMap(({ data }) => (data as { id?: number }).id ?? [])).toEqual([9042])
})

test('an unknown language is refused here too', async () => {
  expect(await service.get('changes?lang=de')).toMatchObject({ status: 400, body: { error: { code: 'unknown_lang' } } })
})

test('listeners that disconnect, and HEAD requests, occupy no slot', async () => {
  // As many as one network may have.
  const most = 100
  for (let at = 0; at < most + 5; at++) expect((await service.request(`${apiBase}/changes`, { method: 'HEAD' })).status).toBe(200)
  const streams = await Promise.all(range(0, most).map(() => listen(service.request)))
  const refused = await service.request(`${apiBase}/changes?lang=en`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect(await refused.json()).toEqual({ error: { code: 'too_many', message: 'Too many attempts. Try again later.' } })
  await Promise.all(streams.map((stream) => stream.stop()))
  for (let at = 0; at < most; at++) open.push(await eventually(() => listen(service.request)))
})

test('a listener that missed expired changes gets a reset', async () => {
  const known = await lastId()
  await save(service.storage, [group(9030)])
  await save(service.storage, [group(9031)])
  await service.storage.db.execute(sql`delete from changes where seq = ${Number(known) + 1}`)
  expect((await (await listening(known)).until('ready')).map(({ event }) => event)).toEqual(['reset', 'ready'])
  await service.storage.db.execute(sql`delete from changes`)
  expect((await (await listening(known)).until('ready')).map(({ event }) => event)).toEqual(['reset', 'ready'])
})
