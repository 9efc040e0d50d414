import { ServiceError } from '@narkhoz/contract/errors.ts'

/** Retry-After of refused uploads, in seconds: by then some of the queue is done. */
const retryAfter = 10

const sentAway = () => new ServiceError('unavailable', { retryAfter })

/** A place that an upload has from its first byte until it is stored or refused. */
export type UploadSlot = {
  /** Says how many bytes it really has; sends it away where there is no room for them. */
  weigh: (bytes: number) => void
  leave: () => void
}

/**
 * Bounds queued uploads. All of them are in memory, and inspection is slow: beyond the budget they are refused before anything is
 * read.
 */
export class UploadBudget {
  readonly #most: { files: number; bytes: number }
  #files = 0
  #bytes = 0

  constructor(most: { files: number; bytes: number }) {
    this.#most = most
  }

  /** Reserves a slot for an upload of a size, as far as it is known. */
  enter(bytes: number): UploadSlot {
    if (this.#files >= this.#most.files) throw sentAway()
    this.#reserve(bytes)
    this.#files++
    let reserved = bytes
    return {
      weigh: (weighed) => {
        this.#reserve(weighed - reserved)
        reserved = weighed
      },
      leave: () => {
        this.#files--
        this.#bytes -= reserved
      },
    }
  }

  #reserve(more: number) {
    if (more > 0 && this.#bytes + more > this.#most.bytes) throw sentAway()
    this.#bytes += more
  }
}
