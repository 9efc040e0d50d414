import { ServiceError } from '@narkhoz/contract/errors.ts'

/** How much work is done at once, and how much may wait: of one name, and in all where there is a limit to that. */
type Limits = { atOnce: number; waiting: number; waitingInAll?: number }

const busy = () => new ServiceError('busy', { retryAfter: 2 })

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

  /** Runs work when its turn comes; whoever leaves before that, as the signal says, gives up their place. */
  async take<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw busy()
    if (this.#free > 0) this.#free--
    else await this.#wait(name, signal)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  async #wait(name: string, signal: AbortSignal | undefined) {
    const queue = this.#waiting.get(name) ?? []
    if (queue.length >= this.#limits.waiting) throw new ServiceError('too_many', { retryAfter: 1 })
    if (this.#isFull()) throw busy()
    this.#waiting.set(name, queue)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.push(resolve)
    const leave = () => {
      const at = queue.indexOf(resolve)
      // Its turn has just come: there is no place left to give up.
      if (at < 0) return
      queue.splice(at, 1)
      if (queue.length === 0) this.#waiting.delete(name)
      reject(busy())
    }
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #isFull() {
    const { waitingInAll } = this.#limits
    return waitingInAll !== undefined && [...this.#waiting.values()].flat().length >= waitingInAll
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
