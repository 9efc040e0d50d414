import type { ServerResponse } from 'node:http'
import { maxPassThrough } from '../../app/.server/content-client.ts'

/** Maximum number per network: a campus has one address. */
const maxPerNetwork = 32

/** Minimum time before a reader is judged, in milliseconds: throughput takes a while to show. */
const minObservation = 10_000

/** Readers at this throughput or above, in bytes per millisecond, are never cut off. */
const minBytesPerMs = 16

type Reader = { network: string; response: ServerResponse; since: number; writtenBefore: number }

const writtenTo = ({ socket }: ServerResponse) => socket?.bytesWritten ?? 0

const throughputOf = ({ response, since, writtenBefore }: Reader, now: number) => (writtenTo(response) - writtenBefore) / (now - since)

/**
 * Concurrency limit of streamed files. Each stream holds a connection to the content service; when all slots are taken, the slowest
 * reader is evicted if it is slower than any honest line, so that slow readers block nobody.
 */
export class PassThroughSlots {
  readonly #readers = new Set<Reader>()

  /** Takes a slot until the response ends; false where none is free. */
  admit(network: string, response: ServerResponse, now = performance.now()): boolean {
    const own = [...this.#readers].filter((reader) => reader.network === network)
    if (own.length >= maxPerNetwork && !this.#endSlowest(own, now)) return false
    if (this.#readers.size >= maxPassThrough && !this.#endSlowest([...this.#readers], now)) return false
    const reader = { network, response, since: now, writtenBefore: writtenTo(response) }
    this.#readers.add(reader)
    response.once('close', () => this.#readers.delete(reader))
    return true
  }

  #endSlowest(readers: readonly Reader[], now: number): boolean {
    const [slowest] = readers
      .filter(({ since }) => now - since >= minObservation)
      .sort((one, other) => throughputOf(one, now) - throughputOf(other, now))
    if (!slowest || throughputOf(slowest, now) >= minBytesPerMs) return false
    this.#readers.delete(slowest)
    slowest.response.destroy()
    return true
  }
}
