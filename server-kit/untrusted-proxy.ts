import { proxyVariable } from '@narkhoz/contract/constants.ts'

/** The headers by which a proxy says for whom it asks. */
export const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** So many requests of one neighbour within a window make it a proxy and not somebody who tries something, in milliseconds. */
const [enough, windowLength] = [20, 10 * 60_000]

/** How long a finding is told after the last request that it was made from, in milliseconds. */
const toldFor = 60 * 60_000

/** How many neighbours are counted at a time; strangers can come from any number of addresses. */
const mostCounted = 1000

// Private, shared, loopback and link-local networks of both families.
const inside =
  /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i

/** What an operator is told, in one sentence. */
export const untrustedProxyWarning = (address: string) =>
  `Requests come through ${address}, which ${proxyVariable} does not name, so all clients behind it count as one: if it is your proxy, add it to ${proxyVariable} and start again.`

/**
 * Notices a proxy that TRUST_PROXY does not name: a neighbour that keeps sending forwarding headers which are not believed. Those
 * on public addresses also send at least half of all requests, together: a CDN has many edges, none of which need send half. A
 * stranger who forges headers does not, and beside such edges sends far less than the busiest of them: whoever is named here may
 * end up in TRUST_PROXY.
 */
export class UntrustedProxies {
  readonly #found: (address: string) => void
  readonly #now: () => number
  readonly #warned = new Set<string>()
  #forwarded = new Map<string, number>()
  #requests = 0
  #outside = { requests: 0, most: 0 }
  #windowEnds = 0
  #last: { address: string; at: number } | undefined

  /** `found` is called once for each neighbour; `now` is a clock that is never set, in milliseconds. */
  constructor(found: (address: string) => void, now: () => number = () => performance.now()) {
    this.#found = found
    this.#now = now
  }

  /** Counts a request: the neighbour whose forwarding headers are not believed, or nothing where there are none. */
  note(neighbour: string | undefined) {
    const now = this.#now()
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + windowLength
      this.#forwarded = new Map()
      this.#requests = 0
      this.#outside = { requests: 0, most: 0 }
    }
    this.#requests++
    if (neighbour === undefined) return
    const count = (this.#forwarded.get(neighbour) ?? 0) + 1
    if (count > 1 || this.#forwarded.size < mostCounted) this.#forwarded.set(neighbour, count)
    if (!(inside.test(neighbour) || this.#isOutsideProxy(count)) || count < enough) return
    this.#last = { address: neighbour, at: now }
    if (this.#warned.has(neighbour) || this.#warned.size >= mostCounted) return
    this.#warned.add(neighbour)
    this.#found(neighbour)
  }

  #isOutsideProxy(count: number): boolean {
    const outside = this.#outside
    outside.requests++
    outside.most = Math.max(outside.most, count)
    return outside.requests * 2 >= this.#requests && count * 2 >= outside.most
  }

  /** The proxy that was noticed last, while it still sends. */
  get current(): string | undefined {
    return this.#last && this.#now() - this.#last.at < toldFor ? this.#last.address : undefined
  }
}
