import { ServiceError } from '@narkhoz/contract/errors.ts'
import { LRUCache } from 'lru-cache'

const forgottenAfter = 15 * 60 * 1000
const longestWait = 5000
const waitingAtOnce = 5

type Failures = { count: number; waiting: number }

/** How long the answer to the nth wrong attempt in a row is held back, in milliseconds. */
export const failureDelay = (count: number) => (count <= 3 ? 0 : Math.min(longestWait, 100 * 2 ** (count - 4)))

/** Delays responses to wrong guesses, by network or by target, bounded in memory and in concurrent delays. */
export class FailureDelay {
  /** Passes time. Tests stop this clock alone: the database's would run out with the others. */
  static wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

  readonly #guessers = new LRUCache<string, Failures>({ max: 10_000, ttl: forgottenAfter })

  /** Delays the response to a wrong attempt; beyond the limit of concurrent delays it throws. */
  async wrong(guesser: string) {
    const failures = this.#count(guesser)
    const ms = failureDelay(failures.count)
    if (ms > 0 && failures.waiting >= waitingAtOnce) throw new ServiceError('too_many', { retryAfter: Math.ceil(ms / 1000) })
    await this.#wait(failures)
  }

  /** Holds the answer to a wrong attempt back, however many wait: for those who decide before they compare how many do. */
  async holdBack(guesser: string) {
    await this.#wait(this.#count(guesser))
  }

  #count(guesser: string): Failures {
    const failures = this.#guessers.get(guesser) ?? { count: 0, waiting: 0 }
    failures.count++
    this.#guessers.set(guesser, failures)
    return failures
  }

  async #wait(failures: Failures) {
    const ms = failureDelay(failures.count)
    if (ms === 0) return
    failures.waiting++
    try {
      await FailureDelay.wait(ms)
    } finally {
      failures.waiting--
    }
  }

  right(guesser: string) {
    this.#guessers.delete(guesser)
  }
}
