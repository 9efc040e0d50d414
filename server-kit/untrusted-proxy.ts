import { proxyVariable } from '@narkhoz/contract/constants.ts'

/** The headers by which a proxy reports its client. */
export const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** This many requests of one peer per window (in milliseconds) make it a proxy, not an experiment. */
const [enough, windowLength] = [20, 10 * 60_000]

/** How long a report stays current after the last request that caused it, in milliseconds. */
const reportDuration = 60 * 60_000

/** How many peers are counted at a time; strangers can come from any number of addresses. */
const mostCounted = 1000

// Private, shared, loopback and link-local networks of both families.
const inside =
  /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i

/** The warning for the operator, in one sentence. */
export const untrustedProxyWarning = (address: string) =>
  `Requests come through ${address}, which ${proxyVariable} does not name, so all clients behind it count as one: if it is your proxy, add it to ${proxyVariable} and start again.`

/**
 * Detects a proxy that is missing in TRUST_PROXY: a peer that keeps sending forwarding headers which are not trusted. Those on
 * public addresses must also send at least half of all requests, together: a CDN has many edges, none of which need send half. A
 * stranger who forges headers does not, and beside such edges sends far less than the busiest of them. Caution matters: whoever is
 * reported here may end up in TRUST_PROXY.
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

  /** `found` is called once per peer; `now` is a monotonic clock, in milliseconds. */
  constructor(found: (address: string) => void, now: () => number = () => performance.now()) {
    this.#found = found
    this.#now = now
  }

  /** Counts a request: its peer if it carries untrusted forwarding headers, otherwise undefined. */
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

  /** The proxy that was detected last, while it still sends requests. */
  get current(): string | undefined {
    return this.#last && this.#now() - this.#last.at < reportDuration ? this.#last.address : undefined
  }
}
