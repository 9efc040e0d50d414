import { Limiter, type LimiterOptions } from '@narkhoz/server-kit/limiter.ts'
import { LRUCache } from 'lru-cache'
import type { CacheTags } from '../../app/.server/cache-tags.ts'
import type { AcceptedEncoding } from '../http/content-encoding.ts'
import type { EncodedResponse } from '../http/encoded-response.ts'
import { nextId } from '../http/request-id.ts'

/** A rendered response and its cache tags. */
export type RenderedPage = { answer: EncodedResponse; tags: CacheTags }

/** The cache key of a response, and its renderer. */
export type CacheRequest = {
  key: string
  /** Anybody can invent such addresses (by query), so they have their own cache and queue. */
  isUnbounded: boolean
  /** The status that is cached, where it is not 200: the "not found" page of a language is the same for all. */
  status?: number
  render: (requestId: string) => Promise<RenderedPage>
}

/** The request behind a lookup: its id for the logs, its network for fairness, its accepted encoding. */
export type CacheReader = { requestId: string; network?: string; encoding?: AcceptedEncoding }

/** The change feed: connected; refused by a service that answers; or the service is down. */
export type FeedState = 'live' | 'polling' | 'down'

/** A lookup’s result, as `Cache-Status` reports it (RFC 9211). */
export type CacheResult = { answer: EncodedResponse; how: 'hit' | 'miss' | 'stale' }

export type PageCacheOptions = LimiterOptions & {
  bytes: number
  unboundedBytes: number
  /** Concurrency of unbounded addresses, separate from the others; the same by default. */
  unboundedConcurrency?: number
}

/** Maximum age without a change, in milliseconds: the year in the footer and day counts go on. */
const maxTtl = 10 * 60_000

/** Maximum age while the service answers without a change feed. */
const ttlWithoutFeed = 2000

/** How long a stale entry is served during revalidation: nobody waits, and a change is visible within a second. */
const staleWhileRevalidate = 500

/** How long requests wait for a new render before they get the stale entry; counted from the first one, so that a hanging call is waited for once. */
const staleAfter = 2000

/** How many entries are rendered again ahead of requests after a change. */
const maxPrerendered = 100

class CacheEntry {
  readonly entryRequest: CacheRequest
  readonly answer: EncodedResponse
  readonly kinds: ReadonlySet<string>
  freshUntil: number
  /** Requests since it was rendered. */
  uses = 0

  constructor(entryRequest: CacheRequest, { answer, tags }: RenderedPage, freshUntil: number) {
    this.entryRequest = entryRequest
    this.answer = answer
    this.kinds = tags.kinds
    this.freshUntil = freshUntil
  }
}

/** A render in flight, and since when a request waits for it that could have a stale entry. */
type PendingRender = { result: Promise<CacheResult>; awaitedSince?: number }

const timeout = (milliseconds: number) => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds, undefined)
  return { promise, stop: () => clearTimeout(timer) }
}

/**
 * Rendered responses by key, invalidated by tag. A stale entry is rendered again once for all concurrent requests, and served as it
 * is while the service is down. Only complete responses with the expected status are cached.
 */
export class PageCache {
  readonly #bounded: LRUCache<string, CacheEntry>
  readonly #unbounded: LRUCache<string, CacheEntry>
  readonly #pending = new Map<string, PendingRender>()
  readonly #limiter: Limiter
  readonly #unboundedLimiter: Limiter
  readonly #changes = new Map<string, number>()
  #resetAt = Number.NEGATIVE_INFINITY
  #feedState: FeedState = 'down'

  constructor({ bytes, unboundedBytes, unboundedConcurrency, ...limits }: PageCacheOptions) {
    const sizeCalculation = ({ answer, entryRequest }: CacheEntry) => answer.size + entryRequest.key.length
    this.#bounded = new LRUCache({ maxSize: bytes, sizeCalculation })
    this.#unbounded = new LRUCache({ maxSize: unboundedBytes, sizeCalculation })
    this.#limiter = new Limiter(limits)
    this.#unboundedLimiter = new Limiter({ ...limits, concurrency: unboundedConcurrency ?? limits.concurrency })
  }

  /** Number of entries. */
  get entries() {
    return this.#bounded.size + this.#unbounded.size
  }

  /** Bytes in use. */
  get size() {
    return this.#bounded.calculatedSize + this.#unbounded.calculatedSize
  }

  /** An entry that can be served without waiting: the path of nearly every request. */
  ready(key: string): EncodedResponse | undefined {
    const entry = this.#bounded.get(key)
    if (entry === undefined || this.#feedState === 'down') return undefined
    const age = performance.now() - entry.freshUntil
    // While it is rendered again the stale entry is served here too: that is when time is short.
    if (age >= 0 && !(age < staleWhileRevalidate && this.#pending.has(key))) return undefined
    entry.uses++
    return entry.answer
  }

  /** The response for a request: from the cache, rendered now, or stale where no new one can be had. */
  async answer(entryRequest: CacheRequest, by: CacheReader): Promise<CacheResult> {
    const entry = this.#cacheFor(entryRequest).get(entryRequest.key)
    if (!entry) return this.#renderOnce(entryRequest, by).result
    entry.uses++
    // Nothing can be revalidated.
    if (this.#feedState === 'down') return { answer: entry.answer, how: 'stale' }
    const age = performance.now() - entry.freshUntil
    if (age < 0) return { answer: entry.answer, how: 'hit' }
    const pending = this.#renderOnce(entryRequest, by)
    const fresh = pending.result.catch(() => undefined)
    if (age < staleWhileRevalidate) return { answer: entry.answer, how: 'hit' }
    pending.awaitedSince ??= performance.now()
    const limit = timeout(pending.awaitedSince + staleAfter - performance.now())
    const result = await Promise.race([fresh, limit.promise])
    limit.stop()
    return result && result.answer.status < 500 ? result : { answer: entry.answer, how: 'stale' }
  }

  /** Renders ahead of requests; what fails is rendered on request. */
  async prepare(entryRequest: CacheRequest): Promise<void> {
    if (!this.#cacheFor(entryRequest).has(entryRequest.key)) await this.#renderOnce(entryRequest).result.catch(() => undefined)
  }

  /** Invalidates the entries tagged with these kinds. */
  changed(kinds: ReadonlySet<string>) {
    const now = performance.now()
    for (const kind of kinds) this.#changes.set(kind, now)
    this.#invalidate(now, (entry) => [...kinds].some((kind) => entry.kinds.has(kind)))
  }

  /** Invalidates everything. */
  reset() {
    this.#resetAt = performance.now()
    this.#invalidate(this.#resetAt, () => true)
  }

  /** Follows the state of the change feed. */
  setFeedState(feedState: FeedState) {
    this.#feedState = feedState
    if (feedState === 'polling') this.reset()
    if (feedState === 'down') for (const limiter of [this.#limiter, this.#unboundedLimiter]) limiter.dropBackground()
  }

  #cacheFor({ isUnbounded }: CacheRequest) {
    return isUnbounded ? this.#unbounded : this.#bounded
  }

  #limiterFor({ isUnbounded }: CacheRequest) {
    return isUnbounded ? this.#unboundedLimiter : this.#limiter
  }

  #invalidate(now: number, isAffected: (entry: CacheEntry) => boolean) {
    const affected = [...this.#bounded.values(), ...this.#unbounded.values()].filter(isAffected)
    for (const entry of affected) entry.freshUntil = Math.min(entry.freshUntil, now)
    const busiest = affected.filter(({ uses }) => uses > 0).sort((one, other) => other.uses - one.uses)
    // What fails ahead of time is tried again on request.
    for (const { entryRequest } of busiest.slice(0, maxPrerendered)) this.#renderOnce(entryRequest).result.catch(() => undefined)
  }

  /** Renders once for all concurrent requests; in the background where there are none. */
  #renderOnce(entryRequest: CacheRequest, by?: CacheReader): PendingRender {
    if (by) this.#limiterFor(entryRequest).promote(entryRequest.key)
    const known = this.#pending.get(entryRequest.key)
    if (known) return known
    const pending = { result: this.#render(entryRequest, by) }
    this.#pending.set(entryRequest.key, pending)
    return pending
  }

  async #render(entryRequest: CacheRequest, by: CacheReader | undefined): Promise<CacheResult> {
    try {
      return await this.#limiterFor(entryRequest).run(
        async () => {
          const started = performance.now()
          const made = await entryRequest.render(by?.requestId ?? nextId())
          await this.#store(entryRequest, made, started, by?.encoding)
          return { answer: made.answer, how: 'miss' }
        },
        by ? { key: by.network } : { background: entryRequest.key },
      )
    } finally {
      this.#pending.delete(entryRequest.key)
    }
  }

  async #store(entryRequest: CacheRequest, made: RenderedPage, started: number, encoding: AcceptedEncoding | undefined) {
    const { answer, tags } = made
    const cache = this.#cacheFor(entryRequest)
    const before = cache.peek(entryRequest.key)
    const { status = 200 } = entryRequest
    if (answer.status !== status || !tags.isComplete) {
      // A page that is gone is dropped; after a failure the stale entry is the better response.
      if (answer.status < 500 && answer.status !== status) cache.delete(entryRequest.key)
      return
    }
    // The encodings that were requested of the previous entry are requested again.
    await answer.prepareForCache([...(before?.answer.requestedEncodings ?? []), ...(encoding ? [encoding] : [])])
    const entry = new CacheEntry(entryRequest, made, this.#freshUntil(tags, started))
    cache.set(entryRequest.key, entry)
    // lru-cache measures an entry again only when it is a new value.
    answer.onGrowth = () => {
      if (cache.peek(entryRequest.key) !== entry) return
      cache.delete(entryRequest.key)
      cache.set(entryRequest.key, entry)
    }
  }

  #freshUntil({ kinds, seconds }: CacheTags, started: number) {
    const changed = Math.max(...[...kinds].map((kind) => this.#changes.get(kind) ?? Number.NEGATIVE_INFINITY))
    const last = Math.max(this.#resetAt, changed)
    // Changed while it was being rendered.
    if (last >= started) return last
    const ttls = [maxTtl, ...(seconds === undefined ? [] : [seconds * 1000]), ...(this.#feedState === 'polling' ? [ttlWithoutFeed] : [])]
    return performance.now() + Math.min(...ttls)
  }
}
