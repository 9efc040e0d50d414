import { LRUCache } from 'lru-cache'

/** Capacity of a bucket, and the time to refill one token. */
export type BucketSize = { capacity: number; secondsPerToken: number }

type Bucket = { tokens: number; at: number }

/** Token buckets by name, bounded in memory: a burst of `capacity`, then one in `secondsPerToken`. */
export class TokenBuckets {
  /** Seconds on a clock that is never set. Tests move this clock alone. */
  static now = () => performance.now() / 1000

  readonly #size: BucketSize
  readonly #buckets = new LRUCache<string, Bucket>({ max: 10_000 })

  constructor(size: BucketSize) {
    this.#size = size
  }

  /** Seconds until a token is there, 0 where one is. Stores nothing, so names that are refused push no bucket out. */
  waitFor(name: string): number {
    const tokens = this.#tokensIn(name)
    return tokens >= 1 ? 0 : (1 - tokens) * this.#size.secondsPerToken
  }

  take(name: string) {
    this.#set(name, this.#tokensIn(name) - 1)
  }

  giveBack(name: string) {
    this.#set(name, this.#tokensIn(name) + 1)
  }

  #tokensIn(name: string): number {
    const bucket = this.#buckets.get(name)
    if (!bucket) return this.#size.capacity
    return Math.min(this.#size.capacity, bucket.tokens + (TokenBuckets.now() - bucket.at) / this.#size.secondsPerToken)
  }

  #set(name: string, tokens: number) {
    if (tokens >= this.#size.capacity) this.#buckets.delete(name)
    else this.#buckets.set(name, { tokens, at: TokenBuckets.now() })
  }
}
