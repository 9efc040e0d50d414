import { type ErrorCode, ServiceError } from '@narkhoz/contract/errors.ts'
import { FailureDelay } from './failure-delay.ts'
import { type BucketSize, TokenBuckets } from './token-buckets.ts'

/** A limit on wrong guesses: its bucket, and its concurrency per name, delayed ones included. */
export type GuessLimit = BucketSize & { atOnce?: number }

const wrongGuesses: readonly ErrorCode[] = ['wrong_sign_in', 'wrong_password', 'wrong_code', 'link_ended', 'not_found']
/** Whether an error says "this was not it". All others cost the caller nothing. */
export const isWrong = (error: unknown) => error instanceof ServiceError && wrongGuesses.includes(error.code)

/** A refusal of a guess that was not compared. */
export const tooMany = (seconds: number) => new ServiceError('too_many', { retryAfter: Math.ceil(seconds) })

type Names<Kind extends string> = Readonly<Partial<Record<Kind, string>>>

/** Retry-After of a guess beyond the concurrency limit: no response is delayed for longer. */
const crowdedSeconds = 5

/**
 * Decides before a secret is compared whether it is compared at all. A guess takes a token of every limit that applies, and a
 * correct one returns them. Without a token it is refused unread: a refusal after a comparison would reveal "wrong" at any speed. It
 * takes nothing then, so that what one limit refuses does not use up the next.
 */
export class GuessThrottle<Kind extends string> {
  readonly #limits: readonly { kind: Kind; buckets: TokenBuckets; atOnce: number }[]
  readonly #slowDown = new FailureDelay()
  readonly #underWay = new Map<string, number>()

  /** The limits in the order of their checks. */
  constructor(limits: Readonly<Record<Kind, GuessLimit>>) {
    this.#limits = (Object.entries(limits) as [Kind, GuessLimit][]).map(([kind, { atOnce = Number.POSITIVE_INFINITY, ...size }]) => ({
      kind,
      buckets: new TokenBuckets(size),
      atOnce,
    }))
  }

  /** Seconds until each limit that is named has a token, 0 where all have one. */
  waitFor(names: Names<Kind>): number {
    for (const { buckets, atOnce, name } of this.#named(names)) {
      const seconds = (this.#underWay.get(name) ?? 0) >= atOnce ? crowdedSeconds : buckets.waitFor(name)
      if (seconds > 0) return seconds
    }
    return 0
  }

  /**
   * Compares, where each limit that is named has a token left. The answer to a wrong guess is held back, unless the caller sees to it
   * when the answer comes.
   */
  async attempt<T>(names: Names<Kind>, compare: () => Promise<T>, { isHeldBack = true } = {}): Promise<T> {
    const seconds = this.waitFor(names)
    if (seconds > 0) throw tooMany(seconds)
    const limits = this.#named(names)
    for (const { buckets, name } of limits) {
      buckets.take(name)
      this.#underWay.set(name, (this.#underWay.get(name) ?? 0) + 1)
    }
    try {
      const answer = await compare()
      for (const { buckets, name } of limits) buckets.giveBack(name)
      return answer
    } catch (error) {
      if (isWrong(error)) await Promise.all(isHeldBack ? limits.map(({ name }) => this.#slowDown.holdBack(name)) : [])
      else for (const { buckets, name } of limits) buckets.giveBack(name)
      throw error
    } finally {
      for (const { name } of limits) this.#leave(name)
    }
  }

  /**
   * Looks up a secret that is too long to be guessed, and throttles misses only: a correct one is not refused because of others in
   * the same network.
   */
  async lookUp<T>(names: Names<Kind>, find: () => Promise<T>): Promise<T> {
    try {
      return await find()
    } catch (error) {
      if (!isWrong(error)) throw error
      return await this.attempt(names, () => Promise.reject(error))
    }
  }

  #named(names: Names<Kind>) {
    return this.#limits.flatMap(({ kind, ...limit }) => {
      const name = names[kind]
      return name === undefined ? [] : [{ ...limit, name: `${kind} ${name}` }]
    })
  }

  #leave(name: string) {
    const left = (this.#underWay.get(name) ?? 1) - 1
    if (left > 0) this.#underWay.set(name, left)
    else this.#underWay.delete(name)
  }
}
