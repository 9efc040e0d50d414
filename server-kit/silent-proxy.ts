import { proxyVariable } from '@narkhoz/contract/constants.ts'

/** This many requests of one proxy per window (in milliseconds) are real traffic, not a manual test of the server. */
const [enough, windowLength] = [100, 10 * 60_000]

/** A visitor may forge the header through a proxy that sets none: fewer than one request in this many. */
const forwardedOneIn = 10

/** How long a report stays current after the last request that caused it, in milliseconds. */
const reportDuration = 60 * 60_000

/** How many proxies are counted at a time: TRUST_PROXY may contain entire networks. */
const mostCounted = 1000

/** The warning for the operator, in one sentence. */
export const silentProxyWarning = (address: string) =>
  `Requests come through ${address}, which ${proxyVariable} names, without X-Forwarded-For, so all clients behind it count as one: have it send that header.`

/** Detects a trusted proxy that does not report its clients' addresses. */
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

  /** The proxy that was detected last, while it still sends requests. */
  get current(): string | undefined {
    return this.#last && this.#now() - this.#last.at < reportDuration ? this.#last.address : undefined
  }
}
