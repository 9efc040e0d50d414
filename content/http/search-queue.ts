import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'
import { runOrRefuse } from '../accounts/busy.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * How many searches run at once. The embedded database does one thing at a time: the statements of one search let those of pages and
 * forms in between, those of several would not. On PostgreSQL a search holds two of the six connections for reading at the most.
 */
const concurrency = { pglite: 1, postgres: 3 } as const satisfies Record<Storage['engine'], number>

/** How many wait: in all, and of one network. Visitors of the site all come from its address, so that has most of the places. */
const limits = { maxQueued: 60, maxQueuedPerKey: 45 }

/** Timeout of a search, in milliseconds; by then the site has given up. */
const longestSearch = 10_000

/** Bounds concurrent and waiting searches, round robin by network; beyond that they are refused at once. */
export class SearchQueue {
  readonly #limiter: Limiter
  readonly #refused: () => void

  constructor(engine: Storage['engine'], refused: () => void) {
    this.#limiter = new Limiter({ concurrency: concurrency[engine], ...limits })
    this.#refused = refused
  }

  /** Runs a search in a slot, unless the client disconnects before. */
  async run<T>(network: string, gone: AbortSignal, search: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await runOrRefuse(this.#limiter, network, () => search(AbortSignal.any([gone, AbortSignal.timeout(longestSearch)])), gone)
    } catch (error) {
      if (error instanceof ServiceError && (error.code === 'busy' || error.code === 'too_many')) this.#refused()
      throw error
    }
  }
}
