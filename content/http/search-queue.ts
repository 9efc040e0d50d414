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

/** How long a search may take once it has begun, in milliseconds; the site has given up by then. */
const longestSearch = 10_000

/** Lets a few searches run at once and a few more wait, by turns for each network; whoever comes then is sent away at once. */
export class SearchQueue {
  readonly #limiter: Limiter
  readonly #refused: () => void

  constructor(engine: Storage['engine'], refused: () => void) {
    this.#limiter = new Limiter({ concurrency: concurrency[engine], ...limits })
    this.#refused = refused
  }

  /** Runs a search when its turn comes, unless whoever asked is gone by then. */
  async run<T>(network: string, gone: AbortSignal, search: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await runOrRefuse(this.#limiter, network, () => search(AbortSignal.any([gone, AbortSignal.timeout(longestSearch)])), gone)
    } catch (error) {
      if (error instanceof ServiceError && (error.code === 'busy' || error.code === 'too_many')) this.#refused()
      throw error
    }
  }
}
