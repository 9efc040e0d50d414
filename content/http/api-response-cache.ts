import { LRUCache } from 'lru-cache'

/** A finished answer; `tags` are the kinds it was made from. */
type CacheEntry = { body: Uint8Array<ArrayBuffer>; tags: readonly string[] }

/**
 * Caches content answers by address. An answer is cached only if none of its kinds changed while it was computed, or a concurrent
 * change would stay invisible.
 */
export class ApiResponseCache {
  readonly #answers: LRUCache<string, CacheEntry>
  readonly #generations = new Map<string, number>()
  #resets = 0

  constructor(bytes: number) {
    this.#answers = new LRUCache({ maxSize: bytes, sizeCalculation: ({ body }, key) => body.byteLength + key.length + 200 })
  }

  get(address: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#answers.get(address)?.body
  }

  /** The state of these kinds now; hand it back with the answer. */
  moment(tags: readonly string[]): number {
    // Each of these only grows, so their sum changes whenever one of them does.
    let moment = this.#resets
    for (const tag of tags) moment += this.#generations.get(tag) ?? 0
    return moment
  }

  keep(address: string, body: Uint8Array<ArrayBuffer>, tags: readonly string[], since: number, seconds?: number) {
    if (this.moment(tags) === since) this.#answers.set(address, { body, tags }, seconds === undefined ? {} : { ttl: seconds * 1000 })
  }

  /** Drops every answer that a kind went into, or all. */
  drop(kind?: string) {
    if (kind === undefined) {
      this.#resets++
      this.#answers.clear()
      return
    }
    this.#generations.set(kind, (this.#generations.get(kind) ?? 0) + 1)
    for (const [address, { tags }] of this.#answers.entries()) if (tags.includes(kind)) this.#answers.delete(address)
  }

  get size() {
    return this.#answers.calculatedSize
  }
}
