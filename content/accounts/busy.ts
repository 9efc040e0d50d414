import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Limiter, QueueFull } from '@narkhoz/server-kit/limiter.ts'

const busy = () => new ServiceError('busy', { retryAfter: 2 })

/** Runs work when its turn comes under a key; whoever finds no place, or leaves before that, is told so as callers are. */
export const runOrRefuse = async <T>(limiter: Limiter, key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await limiter.run(begin, { key, signal })
  } catch (error) {
    if (hasBegun) throw error
    if (error instanceof QueueFull && error.reason === 'key') throw new ServiceError('too_many', { retryAfter: 1 })
    throw busy()
  }
}
