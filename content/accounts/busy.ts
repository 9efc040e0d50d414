import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Limiter, QueueFull } from '@narkhoz/server-kit/limiter.ts'

const busy = () => new ServiceError('busy', { retryAfter: 2 })

/** Runs work in a slot of the limiter under a key; a full queue or an abort becomes the caller's error. */
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
