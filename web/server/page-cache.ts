import { Limiter, type LimiterOptions } from '@narkhoz/server-kit/limiter.ts'
import { LRUCache } from 'lru-cache'
import type { Sources } from '../app/.server/sources.ts'
import type { Taste } from './encodings.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import { nextId } from './request-id.ts'

/** An answer as it was made, and what it was made from. */
export type Made = { answer: ReadyAnswer; sources: Sources }

/** What can be kept: under which key, and how it is made. */
export type Wanted = {
  key: string
  /** Anybody can make up such an address, so it may not push out those that exist anyway. */
  isMadeUp: boolean
  /** The status of what is worth keeping, where that is not 200: a page that says "not found" in one language is the same for all. */
  status?: number
  make: (requestId: string) => Promise<Made>
}

/** Who asks: by which id their visit can be followed, from which network, and how they take the answer. */
export type Asking = { requestId: string; network?: string; taste?: Taste }

/** Whether changes are heard: they are; the service answers but tells none; or it does not answer. */
export type Hearing = 'heard' | 'deaf' | 'lost'

/** How an answer came to be, as `Cache-Status` says it (RFC 9211). */
export type Outcome = { answer: ReadyAnswer; how: 'hit' | 'miss' | 'stale' }

export type PageCacheOptions = LimiterOptions & {
  bytes: number
  madeUpBytes: number
  /** How much of what anybody can make up is made at once; by default as much as of the rest. Either has places of its own. */
  madeUpConcurrency?: number
}

/** How long an answer holds that nothing changes, in milliseconds: the year at its foot and the days it counts go on. */
const longestLife = 10 * 60_000

/** How long an answer holds while changes are not told. */
const deafLife = 2000

/** For so long the old answer is given while the new one is made: nobody waits, and a change shows within a second. */
const grace = 500

/** For so long visitors wait for a new answer before they get the old one, all together: a call that hangs is not waited for by one after the other. */
const patience = 2000

/** How many answers are made anew ahead of visitors after a change. */
const mostAhead = 100

class Kept {
  readonly wanted: Wanted
  readonly answer: ReadyAnswer
  readonly kinds: ReadonlySet<string>
  freshUntil: number
  /** How often it was asked for since it was made. */
  uses = 0

  constructor(wanted: Wanted, { answer, sources }: Made, freshUntil: number) {
    this.wanted = wanted
    this.answer = answer
    this.kinds = sources.kinds
    this.freshUntil = freshUntil
  }
}

/** An answer that is being made, and since when somebody waits for it who could have the old one. */
type Making = { made: Promise<Outcome>; awaitedSince?: number }

const later = (milliseconds: number) => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds, undefined)
  return { promise, stop: () => clearTimeout(timer) }
}

/**
 * Finished answers by key. A change of a kind makes every answer old that it went into; an old answer is made anew once
 * however many ask for it, and given as it is while the service cannot be reached. Only what is whole and right is kept.
 */
export class PageCache {
  readonly #existing: LRUCache<string, Kept>
  readonly #madeUp: LRUCache<string, Kept>
  readonly #making = new Map<string, Making>()
  readonly #limiter: Limiter
  readonly #madeUpLimiter: Limiter
  readonly #changes = new Map<string, number>()
  #resetAt = Number.NEGATIVE_INFINITY
  #hearing: Hearing = 'lost'

  constructor({ bytes, madeUpBytes, madeUpConcurrency, ...limits }: PageCacheOptions) {
    const sizeCalculation = ({ answer, wanted }: Kept) => answer.size + wanted.key.length
    this.#existing = new LRUCache({ maxSize: bytes, sizeCalculation })
    this.#madeUp = new LRUCache({ maxSize: madeUpBytes, sizeCalculation })
    this.#limiter = new Limiter(limits)
    this.#madeUpLimiter = new Limiter({ ...limits, concurrency: madeUpConcurrency ?? limits.concurrency })
  }

  /** How many answers are kept. */
  get entries() {
    return this.#existing.size + this.#madeUp.size
  }

  /** How many bytes are kept. */
  get size() {
    return this.#existing.calculatedSize + this.#madeUp.calculatedSize
  }

  /** An answer that can be given now, without waiting or making anything: the way of nearly every request. */
  ready(key: string): ReadyAnswer | undefined {
    const kept = this.#existing.get(key)
    if (kept === undefined || this.#hearing === 'lost') return undefined
    const age = performance.now() - kept.freshUntil
    // While the new one is being made the old one goes out the same way: that is when time is short.
    if (age >= 0 && !(age < grace && this.#making.has(key))) return undefined
    kept.uses++
    return kept.answer
  }

  /** The answer under a key, for whoever asks: kept, made now, or an old one where no new one can be had. */
  async answer(wanted: Wanted, by: Asking): Promise<Outcome> {
    const kept = this.#cacheOf(wanted).get(wanted.key)
    if (!kept) return this.#once(wanted, by).made
    kept.uses++
    // There is nobody to ask whether it still holds.
    if (this.#hearing === 'lost') return { answer: kept.answer, how: 'stale' }
    const age = performance.now() - kept.freshUntil
    if (age < 0) return { answer: kept.answer, how: 'hit' }
    const making = this.#once(wanted, by)
    const anew = making.made.catch(() => undefined)
    if (age < grace) return { answer: kept.answer, how: 'hit' }
    making.awaitedSince ??= performance.now()
    const limit = later(making.awaitedSince + patience - performance.now())
    const outcome = await Promise.race([anew, limit.promise])
    limit.stop()
    return outcome && outcome.answer.status < 500 ? outcome : { answer: kept.answer, how: 'stale' }
  }

  /** Makes an answer before anybody asks for it; what fails is made when somebody does. */
  async prepare(wanted: Wanted): Promise<void> {
    if (!this.#cacheOf(wanted).has(wanted.key)) await this.#once(wanted).made.catch(() => undefined)
  }

  /** These kinds changed: what they went into is old from now on. */
  changed(kinds: ReadonlySet<string>) {
    const now = performance.now()
    for (const kind of kinds) this.#changes.set(kind, now)
    this.#outdate(now, (kept) => [...kinds].some((kind) => kept.kinds.has(kind)))
  }

  /** Anything may have changed. */
  reset() {
    this.#resetAt = performance.now()
    this.#outdate(this.#resetAt, () => true)
  }

  /** Changes are heard from now on, or no longer. */
  hear(hearing: Hearing) {
    this.#hearing = hearing
    if (hearing === 'deaf') this.reset()
    if (hearing === 'lost') for (const limiter of [this.#limiter, this.#madeUpLimiter]) limiter.dropBackground()
  }

  #cacheOf({ isMadeUp }: Wanted) {
    return isMadeUp ? this.#madeUp : this.#existing
  }

  #limiterOf({ isMadeUp }: Wanted) {
    return isMadeUp ? this.#madeUpLimiter : this.#limiter
  }

  #outdate(now: number, isConcerned: (kept: Kept) => boolean) {
    const concerned = [...this.#existing.values(), ...this.#madeUp.values()].filter(isConcerned)
    for (const kept of concerned) kept.freshUntil = Math.min(kept.freshUntil, now)
    const busiest = concerned.filter(({ uses }) => uses > 0).sort((one, other) => other.uses - one.uses)
    // What fails ahead of time is tried again when a visitor asks.
    for (const { wanted } of busiest.slice(0, mostAhead)) this.#once(wanted).made.catch(() => undefined)
  }

  /** Made once however many ask; ahead of visitors where nobody does yet. */
  #once(wanted: Wanted, by?: Asking): Making {
    if (by) this.#limiterOf(wanted).promote(wanted.key)
    const known = this.#making.get(wanted.key)
    if (known) return known
    const making = { made: this.#make(wanted, by) }
    this.#making.set(wanted.key, making)
    return making
  }

  async #make(wanted: Wanted, by: Asking | undefined): Promise<Outcome> {
    try {
      return await this.#limiterOf(wanted).run(
        async () => {
          const started = performance.now()
          const made = await wanted.make(by?.requestId ?? nextId())
          await this.#keep(wanted, made, started, by?.taste)
          return { answer: made.answer, how: 'miss' }
        },
        by ? { key: by.network } : { background: wanted.key },
      )
    } finally {
      this.#making.delete(wanted.key)
    }
  }

  async #keep(wanted: Wanted, made: Made, started: number, taste: Taste | undefined) {
    const { answer, sources } = made
    const cache = this.#cacheOf(wanted)
    const before = cache.peek(wanted.key)
    const { status = 200 } = wanted
    if (answer.status !== status || !sources.isWhole) {
      // What is gone is gone; what failed may come back, and until then the old answer is the better one.
      if (answer.status < 500 && answer.status !== status) cache.delete(wanted.key)
      return
    }
    // Those who asked for the old one will ask for the new one, and take it as they took that.
    await answer.settle([...(before?.answer.asked ?? []), ...(taste ? [taste] : [])])
    const kept = new Kept(wanted, made, this.#freshUntil(sources, started))
    cache.set(wanted.key, kept)
    // Measured anew only where it is not the same value that is set.
    answer.onGrowth = () => {
      if (cache.peek(wanted.key) !== kept) return
      cache.delete(wanted.key)
      cache.set(wanted.key, kept)
    }
  }

  #freshUntil({ kinds, seconds }: Sources, started: number) {
    const changed = Math.max(...[...kinds].map((kind) => this.#changes.get(kind) ?? Number.NEGATIVE_INFINITY))
    const last = Math.max(this.#resetAt, changed)
    // It was made from what has changed since.
    if (last >= started) return last
    const lives = [longestLife, ...(seconds === undefined ? [] : [seconds * 1000]), ...(this.#hearing === 'deaf' ? [deafLife] : [])]
    return performance.now() + Math.min(...lives)
  }
}
