import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiBase } from '@narkhoz/contract/api.ts'
import { errors } from '@narkhoz/contract/errors.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createServiceServer } from '../http/server.ts'
import { applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let server: Server

beforeAll(async () => {
  service = await startService('seeded', { TRUST_PROXY: '127.0.0.1' })
  server = createServiceServer(service.fetch, service.service)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.stop()
})
afterEach(() => vi.restoreAllMocks())

const searchPath = (query: string, lang = 'ru') => `${apiBase}/search/index?${new URLSearchParams({ query, lang })}`

/** Sends a request through a socket, from an address of the given network. */
const from = (address: string, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { ...init, headers: { 'x-forwarded-for': address } })

/** Unknown words of fifteen letters: every strategy is tried with them. */
const dearest = (at: number) =>
  Array.from({ length: 12 }, (_, word) =>
    Array.from(
      { length: 15 },
      (_, letter) => 'абвгдежзиклмнопрстуфхцчшщыюя'[((at + word + 3) * (letter + 7) * (letter + at + 11)) % 28],
    ).join(''),
  ).join(' ')

/** Searches that end on demand, in the order of their start. */
const heldSearches = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  vi.spyOn(service.service.content.search, 'find').mockImplementation(async ({ query }) => {
    begun.push(query)
    await new Promise<void>((resolve) => ends.push(resolve))
    return { found: [], total: 0 }
  })
  return {
    begun,
    endAll: async (asked: readonly Promise<unknown>[]) => {
      let isOver = false
      const over = Promise.all(asked).then(() => {
        isOver = true
      })
      while (!isOver) {
        for (const end of ends.splice(0)) end()
        await new Promise((resolve) => setImmediate(resolve))
      }
      return over
    },
    endOne: () => ends.shift()?.(),
  }
}

const statusOf = async (asked: Promise<Response>) => {
  const answer = await asked
  await answer.arrayBuffer()
  return answer.status
}

test('pages, forms and sign-in are answered while it rains searches, nearly as soon as without them', async () => {
  const applicant = await applicantAt(service)
  const payload = await applicant.payload(forms.vacancy)
  let sent = 0
  const ordinary = async () => {
    service.service.answers.drop()
    const began = performance.now()
    expect((await service.request(`${apiBase}/pages/contacts?lang=kz`)).status).toBe(200)
    expect((await service.request(`${apiBase}/news?lang=ru&limit=7`)).status).toBe(200)
    expect((await applicant.send(forms.vacancy, payload, { 'idempotency-key': `in-the-rain-${sent++}` })).status).toBe(201)
    expect(await service.token()).toMatch(/\w/)
    return performance.now() - began
  }
  const median = async () => {
    const times: number[] = []
    for (let time = 0; time < 9; time++) times.push(await ordinary())
    return times.toSorted((one, other) => one - other)[4] ?? Number.NaN
  }
  await ordinary()
  const quiet = await median()
  // The first one brings statements and synonyms into place.
  expect((await service.request(searchPath(dearest(0)))).status).toBe(200)
  const began = performance.now()
  expect((await service.request(searchPath(dearest(1)))).status).toBe(200)
  const oneSearch = performance.now() - began

  // As many as there are slots, each repeated when it is answered; and as many again without a slot.
  const counts = new Map<number, number>()
  let isOver = false
  // Every second one matches a best bet, on an uncached page of results.
  const pathOf = (at: number) => (at % 2 === 0 ? searchPath(dearest(at)) : `${searchPath('телефон доверия')}&page=${at}`)
  const search = async (at: number) => {
    const status = await statusOf(service.request(pathOf(at)))
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  const flooders = Array.from({ length: 40 }, async (_, at) => {
    for (let next = at + 2; !isOver; next += 40) await search(next)
  })
  const sentAway = Promise.all(Array.from({ length: 60 }, (_, at) => search(10_000 + at)))
  const inTheRain = await median()
  isOver = true
  await Promise.all([...flooders, sentAway])

  expect([...counts.keys()].toSorted()).toEqual([200, 429])
  expect(counts.get(200)).toBeGreaterThan(0)
  // Each statement waits for one of a search at the most: 0.5 on a quiet machine. Behind all searches it was twelve and more.
  expect(inTheRain / (quiet + oneSearch)).toBeLessThan(4)
})

test('one network has most of the slots but not all, all networks together have no more, and refusals have a Retry-After', async () => {
  const { endAll } = heldSearches()
  const crowd = Array.from({ length: 70 }, (_, at) => from('198.51.100.1', searchPath(`crowd ${at}`, 'en')))
  const isRefused = (answer: Response) => answer.status !== 200
  const done: Response[] = []
  for (const asked of crowd) void asked.then((answer) => done.push(answer))
  await eventually(() => expect(done.filter(isRefused).length).toBeGreaterThanOrEqual(20))
  expect(new Set(done.map(({ status }) => status))).toEqual(new Set([429]))
  const others = Array.from({ length: 40 }, (_, at) => from(`203.0.113.${at}`, searchPath(`other ${at}`, 'kz')))
  const refused: Response[] = []
  for (const asked of others) void asked.then((answer) => refused.push(answer))
  await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(20))
  for (const answer of refused) {
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 2])
    expect(await answer.json()).toEqual({ error: { code: 'busy', message: errors.busy.message.kz } })
  }
  for (const lang of locales) expect(errors.busy.message[lang]).toMatch(/\p{L}/u)
  for (const answer of done) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  // Suggestions and lists filtered by words share the queue.
  for (const path of ['search/suggest?query=abc', 'news?search=abc'])
    expect(await statusOf(from('192.0.2.77', `${apiBase}/${path}`)), path).toBe(503)
  await endAll([...crowd, ...others])
  expect(await statusOf(from('192.0.2.77', `${apiBase}/search/suggest?query=abc`))).toBe(200)
})

/** More searches than slots, from a few networks, until the last is refused. */
const crowded = async (init: RequestInit = {}) => {
  let refused = 0
  const asked = Array.from({ length: 90 }, (_, at) =>
    from(`198.51.100.${at % 4}`, searchPath(`crowd ${at}`), init).then(
      ({ status }) => {
        if (status === 503) refused++
      },
      // The client has disconnected.
      () => undefined,
    ),
  )
  const [running, waiting] = [process.env.STORAGE === 'postgres' ? 3 : 1, 60]
  await eventually(() => expect(refused).toBe(90 - running - waiting))
  return asked
}

test('a cached answer needs no slot, nor does a list without a search', async () => {
  const known = searchPath('экономика')
  expect(await statusOf(from('198.51.100.1', known))).toBe(200)
  const { endAll } = heldSearches()
  const crowd = await crowded()
  expect(await statusOf(from('198.51.100.9', searchPath('unknown')))).toBe(503)
  expect(await statusOf(from('198.51.100.9', known))).toBe(200)
  expect(await statusOf(from('198.51.100.9', `${apiBase}/news?limit=2&page=3`))).toBe(200)
  await endAll(crowd)
})

test('networks are served round robin: a single query does not queue behind all of another network’s', async () => {
  const { begun, endAll, endOne } = heldSearches()
  const crowd = Array.from({ length: 30 }, (_, at) => from('198.51.100.1', searchPath(`crowd ${at}`)))
  await eventually(() => expect(begun.length).toBeGreaterThan(0))
  const [running, one] = [begun.length, from('203.0.113.5', searchPath('one'))]
  // However late it came, it is the next but one.
  await eventually(() => {
    if (!begun.includes('one')) endOne()
    expect(begun).toContain('one')
  })
  expect(begun.indexOf('one')).toBeLessThan(running + 15)
  await endAll([...crowd, one])
})

test('a disconnected client leaves the queue, and nothing is looked up for it', async () => {
  const { begun, endAll } = heldSearches()
  const refused = async () =>
    Number(/content_searches_total\{outcome="refused"\} (\d+)/.exec(await (await service.request('/metrics')).text())?.[1])
  const leaving = new AbortController()
  const crowd = await crowded({ signal: leaving.signal })
  const [running, before] = [begun.length, await refused()]
  leaving.abort()
  await Promise.all(crowd)
  await eventually(async () => expect((await refused()) - before).toBe(60))
  // The places of those who wait are free, also while what had begun for some of them goes on.
  const asked = Array.from({ length: 10 }, (_, at) => from('203.0.113.5', searchPath(`next ${at}`)))
  await endAll(asked)
  for (const one of asked) expect(await statusOf(one)).toBe(200)
  expect(begun.filter((query) => query.startsWith('crowd')).length).toBe(running)
})
