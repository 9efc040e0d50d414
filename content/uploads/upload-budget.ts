import { ServiceError } from '@narkhoz/contract/errors.ts'

/** When whoever is sent away may come again, in seconds: by then a few of those who wait are done. */
const retryAfter = 10

const sentAway = () => new ServiceError('unavailable', { retryAfter })

/** A place that an upload has from its first byte until it is stored or refused. */
export type UploadSlot = {
  /** Says how many bytes it really has; sends it away where there is no room for them. */
  weigh: (bytes: number) => void
  leave: () => void
}

/**
 * Where uploads wait for their turn. All of them are in memory meanwhile, and judging is slow: beyond what fits in here, and
 * is judged before its sender gives up, they are sent away at the door, before anything is read.
 */
export class UploadBudget {
  readonly #most: { files: number; bytes: number }
  #files = 0
  #bytes = 0

  constructor(most: { files: number; bytes: number }) {
    this.#most = most
  }

  /** Takes a place for an upload of so many bytes, as far as that is known by now. */
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
