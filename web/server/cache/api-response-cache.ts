import { LRUCache } from 'lru-cache'
import type { ApiResponseCache } from '../../app/.server/content.ts'
import type { ChangeListener } from './change-feed-client.ts'
import type { FeedState } from './page-cache.ts'

type CacheEntry = { answer: Promise<unknown>; kinds: readonly string[] }

/** A page is made from a dozen responses, most of which it shares with others. */
const maxEntries = 200

/** Several pages share one response: a mutation would change them all, so it throws. */
const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}

/**
 * API responses, fetched and validated once until one of their tags changes: a news entry renders the home page again, and only the
 * news on it is fetched again. Only while the change feed is live, since nothing else would invalidate them.
 */
export const createApiResponseCache = (): ApiResponseCache & ChangeListener => {
  const answers = new LRUCache<string, CacheEntry>({ max: maxEntries })
  let feedState: FeedState = 'down'
  let lastEventId = ''

  return {
    get: <T>(address: string, kinds: readonly string[], make: () => Promise<T>): Promise<T> => {
      const known = answers.get(address)
      // One address is always one call, so the cached type is that of this call.
      if (known) return known.answer as Promise<T>
      const answer = make()
      if (feedState !== 'live') return answer
      const entry = { answer, kinds }
      answers.set(address, entry)
      // A failure is fetched again by the next page.
      answer.then(deepFreeze, () => answers.peek(address) === entry && answers.delete(address))
      return answer
    },
    lastEventId: () => lastEventId,
    setLastEventId: (number) => {
      lastEventId = number
    },
    changed: (kinds) => {
      for (const [address, entry] of answers) if (entry.kinds.some((kind) => kinds.has(kind))) answers.delete(address)
    },
    reset: () => answers.clear(),
    setFeedState: (now) => {
      feedState = now
      answers.clear()
    },
  }
}
