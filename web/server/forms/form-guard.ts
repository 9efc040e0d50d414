import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { LRUCache } from 'lru-cache'
import { retryAfterSeconds } from '../../app/.server/retry-after.ts'
import { hiddenFields, type Puzzle } from '../../app/forms/outcome.ts'

/** Who sends what, as far as the guard looks at it. */
export type Sender = { address: string; form: string; texts: ReadonlyMap<string, string> }

/** The guard's verdict: accepted, a proof of work first, or too many. */
export type Verdict = { is: 'welcome' } | { is: 'puzzled'; puzzle: Puzzle } | { is: 'too_many' } | { is: 'refused' }

/** In this window (milliseconds) this many submissions of one form are free per address: a school class shares one. */
const span = retryAfterSeconds.tooMany * 1000
const free = 40
/** Beyond that each costs some work, and beyond this nothing helps. */
const most = 400

/** Minimum time to fill in a form, in milliseconds; reported by the browser, so it is a hint and no proof. */
const fastest = 1200

const bits = 16
const puzzleLife = 10 * 60_000

const hasZeros = (digest: Buffer, count: number) => {
  for (let bit = 0; bit < count; bit++) if (((digest[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  return true
}

/** Protects forms from bots without a third party and without tracking visitors. */
export const createFormGuard = (isOn: boolean, seed: string | undefined) => {
  // Another node may verify the puzzle, so all that share the site's credential share the secret.
  const secret = seed ? createHmac('sha256', seed).update('puzzles of forms').digest() : randomBytes(32)
  const counts = new LRUCache<string, number>({ max: 100_000, ttl: span })
  const solved = new LRUCache<string, true>({ max: 10_000, ttl: puzzleLife })

  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  const puzzleFor = ({ address, form }: Sender): Puzzle => {
    const said = `${form}.${Date.now() + puzzleLife}.${randomBytes(9).toString('base64url')}`
    return { text: `${said}.${sign(`${address} ${said}`)}`, bits }
  }

  const isSolved = ({ address, form, texts }: Sender) => {
    const text = texts.get(hiddenFields.puzzle) ?? ''
    const parts = /^((.+)\.(\d+)\.[\w-]+)\.([\w-]+)$/.exec(text)
    if (!parts || solved.has(text)) return false
    const [, said = '', named, until, signature = ''] = parts
    const own = Buffer.from(sign(`${address} ${said}`))
    const given = Buffer.from(signature)
    if (named !== form || Number(until) < Date.now() || own.length !== given.length || !timingSafeEqual(own, given)) return false
    if (
      !hasZeros(
        createHash('sha256')
          .update(`${text}${texts.get(hiddenFields.solution) ?? ''}`)
          .digest(),
        bits,
      )
    )
      return false
    solved.set(text, true)
    return true
  }

  return (sender: Sender): Verdict => {
    if (!isOn) return { is: 'welcome' }
    const { address, form, texts } = sender
    if (texts.get(hiddenFields.honeypot)) return { is: 'refused' }
    const key = `${networkOf(address)} ${form}`
    const count = (counts.get(key) ?? 0) + 1
    // The span runs from the first one: who goes on trying does not wait longer for it.
    counts.set(key, count, { ttl: counts.has(key) ? counts.getRemainingTTL(key) : span })
    if (count > most) return { is: 'too_many' }
    const spent = texts.get(hiddenFields.spent)
    const isHasty = spent !== undefined && Number(spent) < fastest
    if (count <= free && !isHasty) return { is: 'welcome' }
    if (isSolved(sender)) return { is: 'welcome' }
    // Without a script there is neither proof of work nor a measured time.
    return spent === undefined ? { is: 'too_many' } : { is: 'puzzled', puzzle: puzzleFor(sender) }
  }
}

export type FormGuard = ReturnType<typeof createFormGuard>
