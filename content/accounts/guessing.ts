import { createHash } from 'node:crypto'
import { networkOf } from '@narkhoz/contract/network.ts'
import { SlowDown } from '../access/slow-down.ts'
import { FairTurns } from './fair-turns.ts'

/** Passwords are looked at a few at a time, by turns for each network: each look costs 32 MB and a tenth of a second. */
const limits = { atOnce: 3, waiting: 100 }

/** Whom a guess is held against: the network that it comes from, and what is guessed at. */
export type Guess = { address: string; at: string }

/**
 * Makes whoever guesses passwords or codes wait longer and longer, by network and by account. The right one is never held
 * back, so nobody locks a colleague out by guessing; and it forgives nothing, or one's own password would make guessing free.
 */
export class Guessing {
  readonly #slowDown = new SlowDown()
  readonly #turns = new FairTurns(limits)

  /** Looks at a password when its turn comes. */
  look<T>({ address }: Guess, work: () => Promise<T>): Promise<T> {
    return this.#turns.take(networkOf(address), work)
  }

  /** Holds back the answer to a wrong one. */
  async wrong({ address, at }: Guess) {
    // What is guessed at is an address or a token, and is not kept as such.
    const names = [`from ${networkOf(address)}`, `at ${createHash('sha256').update(at).digest('base64url')}`]
    await Promise.all(names.map((name) => this.#slowDown.wrong(name)))
  }
}
