import { QueueFull } from '@narkhoz/server-kit/limiter.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCacheTags } from '../../app/.server/cache-tags.ts'
import type { AcceptedEncoding } from '../http/content-encoding.ts'
import { EncodedResponse } from '../http/encoded-response.ts'
import { type CacheRequest, PageCache, type RenderedPage } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const made = (
  text: string,
  kinds: readonly string[],
  { status = 200, seconds }: { status?: number; seconds?: number } = {},
): RenderedPage => ({
  answer: new EncodedResponse({ status, headers: { 'Content-Type': 'text/plain' }, body: Buffer.from(text) }),
  tags: { ...emptyCacheTags(), kinds: new Set(kinds), seconds },
})

const openCache = (limits: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) => {
  const cache = new PageCache({ bytes: 1_000_000, unboundedBytes: 100_000, concurrency: 2, maxQueued: 10, maxWait: 60_000, ...limits })
  cache.setFeedState('live')
  return cache
}

/** A page that counts how often it is made and says so. */
const counted = (kinds: readonly string[], more: Partial<CacheRequest> & { seconds?: number } = {}) => {
  const page = { times: 0, wanted: undefined as unknown as CacheRequest }
  const { seconds, ...rest } = more
  const make = async () => made(`version ${++page.times}`, kinds, seconds === undefined ? {} : { seconds })
  page.wanted = { key: '/page', isUnbounded: false, render: make, ...rest }
  return page
}

const textOf = async ({ answer }: { answer: EncodedResponse }) => (await answer.variant('identity')).bytes.toString()

const shown = async (cache: PageCache, wanted: CacheRequest) => {
  const outcome = await cache.answer(wanted, { requestId: 'test' })
  return `${outcome.how}: ${await textOf(outcome)}`
}

test('a page is rendered once and then served as it is', async () => {
  const cache = openCache()
  const page = counted(['news'])
  expect(cache.ready('/page')).toBeUndefined()
  expect(await shown(cache, page.wanted)).toBe('miss: version 1')
  expect(await shown(cache, page.wanted)).toBe('hit: version 1')
  expect(cache.ready('/page')).toBeDefined()
})

test('concurrent requests share one render', async () => {
  const cache = openCache()
  const page = counted(['news'])
  const all = await Promise.all(Array.from({ length: 50 }, () => shown(cache, page.wanted)))
  expect(new Set(all)).toEqual(new Set(['miss: version 1']))
  expect(page.times).toBe(1)
})

test('a change of a kind that went in makes it old, any other does not', async () => {
  const cache = openCache()
  const page = counted(['news', 'school'])
  await shown(cache, page.wanted)
  cache.changed(new Set(['menu']))
  vi.advanceTimersByTime(1000)
  expect(await shown(cache, page.wanted)).toBe('hit: version 1')
  cache.changed(new Set(['school']))
  vi.advanceTimersByTime(1000)
  expect(await shown(cache, page.wanted)).toBe('miss: version 2')
})

test('an old one is ready for a moment while the new one is made, and no longer', async () => {
  const cache = openCache()
  let version = 0
  const make = async () => (++version > 1 ? new Promise<never>(() => undefined) : made('old', ['news']))
  await shown(cache, { key: '/page', isUnbounded: false, render: make })
  const old = cache.ready('/page')
  expect(old).toBeDefined()
  cache.changed(new Set(['news']))
  expect(cache.ready('/page')).toBe(old)
  vi.advanceTimersByTime(1000)
  expect(cache.ready('/page')).toBeUndefined()
})

test('a stale page without a renderer is not served', async () => {
  const cache = openCache()
  await shown(cache, counted(['news']).wanted)
  cache.changed(new Set(['news']))
  expect(cache.ready('/page')).toBeUndefined()
})

test('requested pages are rendered again before the next request; others are not', async () => {
  const cache = openCache()
  const [asked, unasked] = [counted(['news']), counted(['news'], { key: '/other' })]
  await shown(cache, asked.wanted)
  await shown(cache, asked.wanted)
  await shown(cache, unasked.wanted)
  cache.changed(new Set(['news']))
  await vi.waitFor(() => expect(asked.times).toBe(2), 60_000)
  await vi.waitFor(async () => expect(await shown(cache, asked.wanted)).toBe('hit: version 2'), 60_000)
  expect(unasked.times).toBe(1)
})

test('for half a second after a change nobody waits; after that everybody gets the new version', async () => {
  const cache = openCache()
  const release = Promise.withResolvers<void>()
  let version = 0
  const wanted: CacheRequest = {
    key: '/page',
    isUnbounded: false,
    render: async () => {
      if (++version > 1) await release.promise
      return made(`version ${version}`, ['news'])
    },
  }
  await shown(cache, wanted)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(400)
  expect(await shown(cache, wanted)).toBe('hit: version 1')
  vi.advanceTimersByTime(200)
  const waiting = shown(cache, wanted)
  release.resolve()
  expect(await waiting).toBe('miss: version 2')
})

test('a change that comes while a page is made is not lost', async () => {
  const cache = openCache()
  const release = Promise.withResolvers<void>()
  let version = 0
  const wanted: CacheRequest = {
    key: '/page',
    isUnbounded: false,
    render: async () => {
      const mine = ++version
      if (mine === 1) await release.promise
      return made(`version ${mine}`, ['news'])
    },
  }
  const first = shown(cache, wanted)
  vi.advanceTimersByTime(10)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(10)
  release.resolve()
  expect(await first).toBe('miss: version 1')
  expect(cache.ready('/page')).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(await shown(cache, wanted)).toBe('miss: version 2')
})

test('a page rendered after a change is rendered once and stays valid', async () => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(600)
  expect(await shown(cache, page.wanted)).toBe('miss: version 2')
  vi.advanceTimersByTime(60_000)
  expect(await shown(cache, page.wanted)).toBe('hit: version 2')
})

test('every page expires, and one that depends on the time expires sooner', async () => {
  const cache = openCache()
  const [page, dated] = [counted(['page']), counted(['event'], { key: '/events', seconds: 30 })]
  await shown(cache, page.wanted)
  await shown(cache, dated.wanted)
  vi.advanceTimersByTime(35_000)
  expect(await shown(cache, page.wanted)).toBe('hit: version 1')
  expect(await shown(cache, dated.wanted)).toBe('miss: version 2')
  vi.advanceTimersByTime(11 * 60_000)
  expect(await shown(cache, page.wanted)).toBe('miss: version 2')
})

test('while the service is down the stale page is served, marked; when it is back all is as before', async () => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  cache.setFeedState('down')
  expect(cache.ready('/page')).toBeUndefined()
  expect(await shown(cache, page.wanted)).toBe('stale: version 1')
  vi.advanceTimersByTime(3_600_000)
  expect(await shown(cache, page.wanted)).toBe('stale: version 1')
  expect(page.times).toBe(1)
  cache.setFeedState('live')
  expect(await shown(cache, page.wanted)).toBe('miss: version 2')
})

test.each([
  ['fails', async () => made('sorry', [], { status: 503 })],
  [
    'breaks',
    async (): Promise<RenderedPage> => {
      throw new Error('broken')
    },
  ],
])('a stale page is served, marked, when rendering it again %s', async (_how, failing) => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(1000)
  expect(await shown(cache, { ...page.wanted, render: failing })).toBe('stale: version 1')
  expect(await shown(cache, page.wanted)).toBe('miss: version 2')
})

test('a stale page is served, marked, when rendering it again takes too long', async () => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(1000)
  const waiting = shown(cache, { ...page.wanted, render: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(2500)
  expect(await waiting).toBe('stale: version 1')
})

test('while rendering hangs, only the first request waits for it', async () => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(1000)
  const hanging = { ...page.wanted, render: () => new Promise<RenderedPage>(() => {}) }
  const first = shown(cache, hanging)
  await vi.advanceTimersByTimeAsync(1500)
  const second = shown(cache, hanging)
  await vi.advanceTimersByTimeAsync(500)
  expect(await Promise.all([first, second])).toEqual(['stale: version 1', 'stale: version 1'])
  const later = shown(cache, hanging)
  await vi.advanceTimersByTimeAsync(1)
  expect(await later).toBe('stale: version 1')
})

test('errors and partial pages are never cached', async () => {
  const cache = openCache()
  for (const status of [404, 500, 503]) {
    const failing = counted([], { render: async () => made('sorry', [], { status }) })
    expect(await shown(cache, failing.wanted)).toBe('miss: sorry')
    expect(cache.ready('/page')).toBeUndefined()
  }
  const partial = made('without its news', ['news'])
  partial.tags.isComplete = false
  await cache.answer(counted([], { render: async () => partial }).wanted, { requestId: 'test' })
  expect(cache.ready('/page')).toBeUndefined()
  expect(cache.size).toBe(0)
})

test('a deleted page is evicted, and does not return when the service is down', async () => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  cache.changed(new Set(['news']))
  vi.advanceTimersByTime(1000)
  const gone = { ...page.wanted, render: async () => made('gone', ['news'], { status: 404 }) }
  expect(await shown(cache, gone)).toBe('miss: gone')
  cache.setFeedState('down')
  expect(await shown(cache, gone)).toBe('miss: gone')
})

test('without the change feed pages expire soon', async () => {
  const cache = openCache()
  const page = counted(['news'])
  await shown(cache, page.wanted)
  vi.advanceTimersByTime(10)
  cache.setFeedState('polling')
  vi.advanceTimersByTime(1000)
  expect(await shown(cache, page.wanted)).toBe('miss: version 2')
  expect(await shown(cache, page.wanted)).toBe('hit: version 2')
  vi.advanceTimersByTime(3000)
  expect(await shown(cache, page.wanted)).toBe('miss: version 3')
})

test('invented addresses evict only each other', async () => {
  const cache = openCache({ unboundedBytes: 20_000 })
  const page = counted(['news'])
  await shown(cache, page.wanted)
  for (let at = 0; at < 100; at++) await shown(cache, counted(['news'], { key: `/search?query=${at}`, isUnbounded: true }).wanted)
  expect(cache.size).toBeLessThan(30_000)
  expect(await shown(cache, page.wanted)).toBe('hit: version 1')
})

test('the cache respects its limit, evicting the least recently used', async () => {
  const cache = openCache({ bytes: 30_000 })
  const first = counted(['news'])
  await shown(cache, first.wanted)
  for (let at = 0; at < 20; at++) {
    await shown(cache, counted(['news'], { key: `/news/${at}` }).wanted)
    await shown(cache, first.wanted)
  }
  expect(cache.size).toBeLessThanOrEqual(30_000)
  expect(first.times).toBe(1)
  expect(cache.ready('/news/0')).toBeUndefined()
})

test('misses beyond the limit are refused; hits are still served', async () => {
  const cache = openCache({ concurrency: 1, maxQueued: 2 })
  const page = counted(['news'])
  await shown(cache, page.wanted)
  const release = Promise.withResolvers<void>()
  const crowd = Array.from({ length: 4 }, (_, at) =>
    shown(cache, {
      key: `/slow/${at}`,
      isUnbounded: false,
      render: async () => {
        await release.promise
        return made('slow', [])
      },
    }),
  )
  await expect(crowd[3]).rejects.toThrow(QueueFull)
  expect(await shown(cache, page.wanted)).toBe('hit: version 1')
  release.resolve()
  expect(await Promise.all(crowd.slice(0, 3))).toEqual(Array(3).fill('miss: slow'))
})

test('a growing response counts with its current size', async () => {
  const cache = openCache()
  const text = 'грант '.repeat(2000)
  const wanted: CacheRequest = {
    key: '/page',
    isUnbounded: false,
    render: async () => made(text, []),
  }
  await cache.answer(wanted, { requestId: 'test' })
  const small = cache.size
  for (let use = 0; use < 30; use++) await shown(cache, wanted)
  expect(cache.size).toBe(small + Buffer.byteLength(text))
})

test('a page is compressed as the client accepts it, and after a render in the encodings used so far', async () => {
  const cache = openCache()
  const all: EncodedResponse[] = []
  const make = async () => {
    const page = made('version '.repeat(100), ['news'])
    all.push(page.answer)
    return page
  }
  const ask = (taste: AcceptedEncoding) =>
    cache.answer({ key: '/page', isUnbounded: false, render: make }, { requestId: 'test', encoding: taste })
  const packed = (version: number) => Object.keys(all[version - 1]?.variants ?? {}).sort()
  await ask('br')
  expect(packed(1)).toEqual(['br', 'br or zstd'])
  // By later readers, not by the first.
  await all[0]?.variant('br or zstd')
  expect(cache.ready('/page')).toBe(all[0])
  cache.changed(new Set(['news']))
  await vi.waitFor(() => expect(packed(2)).toEqual(['br or zstd', 'zstd']), 60_000)
  await all[1]?.variant('gzip')
  vi.advanceTimersByTime(1000)
  await ask('br')
  expect(packed(3)).toEqual(['br', 'br or zstd', 'gzip'])
})
