import { proxyVariable } from '@narkhoz/contract/constants.ts'

/** So many requests of one proxy within a window, in milliseconds, are visits and not somebody who tries the server by hand. */
const [enough, windowLength] = [100, 10 * 60_000]

/** A visitor may send the header through a proxy that sets none: fewer than one in so many do. */
const forwardedOneIn = 10

/** How long a finding is told after the last request that it was made from, in milliseconds. */
const toldFor = 60 * 60_000

/** How many proxies are counted at a time: TRUST_PROXY may name whole networks. */
const mostCounted = 1000

/** What an operator is told, in one sentence. */
export const silentProxyWarning = (address: string) =>
  `Requests come through ${address}, which ${proxyVariable} names, without X-Forwarded-For, so all clients behind it count as one: have it send that header.`

/** Notices a proxy that TRUST_PROXY names and that does not say for whom it asks. */
export class SilentProxies {
  readonly #found: (address: string) => void
  readonly #now: () => number
  readonly #warned = new Set<string>()
  #counts = new Map<string, { silent: number; forwarded: number }>()
  #windowEnds = 0
  #last: { address: string; at: number } | undefined

  /** `found` is called once for each proxy; `now` is a monotonic clock, in milliseconds. */
  constructor(found: (address: string) => void, now: () => number = () => performance.now()) {
    this.#found = found
    this.#now = now
  }

  /** Counts a request of a trusted proxy, with X-Forwarded-For or without. */
  note(proxy: string, isForwarded: boolean) {
    const now = this.#now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + windowLength
      this.#counts = new Map()
    }
    const count = this.#counts.get(proxy) ?? { silent: 0, forwarded: 0 }
    if (this.#counts.size < mostCounted) this.#counts.set(proxy, count)
    count[isForwarded ? 'forwarded' : 'silent']++
    if (isForwarded || count.silent < enough || count.forwarded * forwardedOneIn > count.silent) return
    this.#last = { address: proxy, at: now }
    if (this.#warned.has(proxy) || this.#warned.size >= mostCounted) return
    this.#warned.add(proxy)
    this.#found(proxy)
  }

  /** The proxy that was noticed last, while it still sends. */
  get current(): string | undefined {
    return this.#last && this.#now() - this.#last.at < toldFor ? this.#last.address : undefined
  }
}
