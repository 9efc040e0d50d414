import { createHash } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { networkOf } from '@narkhoz/contract/network.ts'
import { SlowDown } from '../access/slow-down.ts'
import { FairTurns } from './fair-turns.ts'

/** Passwords are looked at a few at a time, by turns for each network: each look costs 32 MB and a tenth of a second. */
const limits = { atOnce: 3, waiting: 100 }

/** Whom a guess is held against: the network that it comes from, and what is guessed at. */
export type Guess = { address: string; at: string }

/** Under which names a guess is held against somebody. What is guessed at is an address or a token, and is not kept as such. */
const namesOf = ({ address, at }: Guess) => {
  const [from, what] = [networkOf(address), createHash('sha256').update(at).digest('base64url')]
  return { from: `from ${from}`, at: `at ${what}`, both: `from ${from} at ${what}` }
}

/**
 * Makes whoever guesses passwords or codes wait longer and longer, by network and by account. The right one is not held back, so
 * nobody locks a colleague out from elsewhere by guessing; and it forgives nothing, or one's own password would make guessing free.
 */
export class Guessing {
  readonly #slowDown = new SlowDown()
  readonly #turns = new FairTurns(limits)

  /**
   * Looks at a password when its turn comes. Not where a network waits for as many answers about the same account as may be held
   * back: it would learn at once which of many guesses was none.
   */
  look<T>(guess: Guess, work: () => Promise<T>): Promise<T> {
    return this.#turns.take(networkOf(guess.address), () => {
      if (this.#slowDown.isCrowded(namesOf(guess).both)) throw new ServiceError('too_many', { retryAfter: 5 })
      return work()
    })
  }

  /** Holds back the answer to a wrong one. */
  async wrong(guess: Guess) {
    await Promise.all(Object.values(namesOf(guess)).map((name) => this.#slowDown.wrong(name)))
  }
}
