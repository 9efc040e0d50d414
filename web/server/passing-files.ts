import type { ServerResponse } from 'node:http'

/** How many large files pass through at once. */
export const mostPassing = 64

/** How many of them to one network: a campus has one address. */
const mostOfOne = 32

/** Nobody is cut off before having read for so long, in milliseconds: a line needs some time to show how fast it is. */
const firstLook = 10_000

/** Nobody is cut off who reads this many bytes in a millisecond: readers on honest lines wait for each other. */
const fastEnough = 16

type Reader = { network: string; response: ServerResponse; since: number; writtenBefore: number }

const writtenTo = ({ socket }: ServerResponse) => socket?.bytesWritten ?? 0

const paceOf = ({ response, since, writtenBefore }: Reader, now: number) => (writtenTo(response) - writtenBefore) / (now - since)

/**
 * Who reads large files. Each reader holds a connection to the content service; where all places are taken, the slowest one gives up
 * its place if it is slower than any honest line, so that readers who take a byte now and then hold nobody up.
 */
export class PassingFiles {
  readonly #readers = new Set<Reader>()

  /** Takes a place for a reader until its response ends, and says whether there is one. */
  admit(network: string, response: ServerResponse, now = performance.now()): boolean {
    const own = [...this.#readers].filter((reader) => reader.network === network)
    if (own.length >= mostOfOne && !this.#endSlowest(own, now)) return false
    if (this.#readers.size >= mostPassing && !this.#endSlowest([...this.#readers], now)) return false
    const reader = { network, response, since: now, writtenBefore: writtenTo(response) }
    this.#readers.add(reader)
    response.once('close', () => this.#readers.delete(reader))
    return true
  }

  #endSlowest(readers: readonly Reader[], now: number): boolean {
    const [slowest] = readers.filter(({ since }) => now - since >= firstLook).sort((one, other) => paceOf(one, now) - paceOf(other, now))
    if (!slowest || paceOf(slowest, now) >= fastEnough) return false
    this.#readers.delete(slowest)
    slowest.response.destroy()
    return true
  }
}
