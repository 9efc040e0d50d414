import { ServiceError } from '@narkhoz/contract/errors.ts'

/** How much work is done at once, and how much of one name may wait. */
type Limits = { atOnce: number; waiting: number }

/**
 * Lets only so much work run at once. What waits is taken by turns from each name, so that whoever asks a hundred times
 * waits behind themselves and nobody else does.
 */
export class FairTurns {
  readonly #limits: Limits
  readonly #waiting = new Map<string, (() => void)[]>()
  #free: number

  constructor(limits: Limits) {
    this.#limits = limits
    this.#free = limits.atOnce
  }

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await this.#wait(name)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(name: string) {
    const queue = this.#waiting.get(name) ?? []
    if (queue.length >= this.#limits.waiting) throw new ServiceError('too_many', { retryAfter: 1 })
    this.#waiting.set(name, queue)
    return new Promise<void>((resolve) => queue.push(resolve))
  }

  #next() {
    const [first] = this.#waiting
    if (!first) {
      this.#free++
      return
    }
    const [name, queue] = first
    const begin = queue.shift()
    // Behind all others, for its next turn.
    this.#waiting.delete(name)
    if (queue.length > 0) this.#waiting.set(name, queue)
    begin?.()
  }
}
