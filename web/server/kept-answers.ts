import { LRUCache } from 'lru-cache'
import type { KeptAnswers } from '../app/.server/content.ts'
import type { Listener } from './change-listener.ts'
import type { Hearing } from './page-cache.ts'

type Kept = { answer: Promise<unknown>; kinds: readonly string[] }

/** How many answers are kept; a page is made from a dozen, most of which others are made from too. */
const most = 200

/** Several pages are made from one answer: whoever changed it would change them all, and is told so. */
const frozen = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
}

/**
 * Answers that pages are made from, asked for and checked once until one of their kinds changes: a piece of news makes the home page
 * anew, and only the news in it. Only while changes are heard: an answer that nobody would call old is asked for each time.
 */
export const createKeptAnswers = (): KeptAnswers & Listener => {
  const answers = new LRUCache<string, Kept>({ max: most })
  let hearing: Hearing = 'lost'
  let heard = ''

  return {
    get: <T>(address: string, kinds: readonly string[], make: () => Promise<T>): Promise<T> => {
      const known = answers.get(address)
      // One address is always one call, so what is kept under it is what this call would answer.
      if (known) return known.answer as Promise<T>
      const answer = make()
      if (hearing !== 'heard') return answer
      const kept = { answer, kinds }
      answers.set(address, kept)
      // What failed is asked for again by the next page.
      answer.then(frozen, () => answers.peek(address) === kept && answers.delete(address))
      return answer
    },
    heard: () => heard,
    upTo: (number) => {
      heard = number
    },
    changed: (kinds) => {
      for (const [address, kept] of answers) if (kept.kinds.some((kind) => kinds.has(kind))) answers.delete(address)
    },
    reset: () => answers.clear(),
    hear: (now) => {
      hearing = now
      answers.clear()
    },
  }
}
