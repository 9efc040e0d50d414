import { createHash } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { FailureDelay } from '../service-tokens/failure-delay.ts'
import { GuessThrottle, isWrong, tooMany } from '../service-tokens/guess-throttle.ts'
import { runOrRefuse } from './busy.ts'

/** Passwords are hashed a few at a time, by turns for each name: each hash costs 32 MB and a tenth of a second. */
const hashing = { concurrency: 3, maxQueuedPerKey: 100 }

/** As many answers of one guesser at one account are held back at once. */
const atOnce = 5

/**
 * A network at one account runs dry first, and refills more slowly than the limits behind it. So whoever guesses at one account from
 * one network keeps neither that account from other networks nor that network from other accounts.
 */
const limits = {
  device: { capacity: 20, secondsPerToken: 60, atOnce },
  session: { capacity: 20, secondsPerToken: 60, atOnce },
  sprayed: { capacity: 5, secondsPerToken: 600, atOnce: 1 },
  pair: { capacity: 20, secondsPerToken: 60, atOnce },
  network: { capacity: 30, secondsPerToken: 5 },
  account: { capacity: 100, secondsPerToken: 20 },
  link: { capacity: 30, secondsPerToken: 1 },
}

/** In a network that sprays, all refusals take as long, in milliseconds: longer than comparing a password does. */
const refusalTime = 500

/**
 * A password that somebody types to sign in: from where, at whose account, on which device if that one knows the account, and
 * whether there is such an account.
 */
export type PasswordGuess = { address: string; email: string; device: string | undefined; isAccount: () => Promise<boolean> }

/** Names are kept as hashes: what people type as their email may be anything. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Bounds how often passwords and one-time links are guessed, and how many passwords are hashed at once. In each node's memory. */
export class SignInThrottle {
  readonly #guesses = new GuessThrottle(limits)
  readonly #hashing = new Limiter(hashing)

  /**
   * Compares a password. A device that has signed in to the account before has a limit of its own: nobody in its network, and nobody
   * anywhere else, keeps its owner out by guessing.
   */
  password<T>({ address, email, device, isAccount }: PasswordGuess, compare: () => Promise<T>): Promise<T> {
    const [network, account] = [networkOf(address), hashOf(email)]
    if (device !== undefined) return this.#guesses.attempt({ device }, () => this.hash(`device ${device}`, compare))
    const pair = `${network} ${account}`
    const seconds = this.#guesses.waitFor({ network })
    if (seconds > 0)
      return this.#whereSprayed(seconds, isAccount, () =>
        this.#guesses.attempt({ sprayed: pair, pair, account }, () => this.hash(pair, compare), { isHeldBack: false }),
      )
    return this.#guesses.attempt({ pair, network, account }, () => this.hash(network, compare))
  }

  /**
   * A network that has tried many accounts gets one answer for all that is wrong, at one time, so nobody learns there which accounts
   * exist. Names without an account are not compared: only guesses at an account keep that one from being opened there, and made-up
   * names keep nobody out.
   */
  async #whereSprayed<T>(seconds: number, isAccount: () => Promise<boolean>, attempt: () => Promise<T>): Promise<T> {
    const compared = isAccount().then((is) => (is ? attempt() : Promise.reject(tooMany(seconds))))
    const [outcome] = await Promise.allSettled([compared, FailureDelay.wait(refusalTime)])
    if (outcome.status === 'fulfilled') return outcome.value
    const { reason } = outcome
    const isRefused = reason instanceof ServiceError && reason.code === 'too_many'
    throw isRefused || isWrong(reason) ? tooMany(seconds) : reason
  }

  /** Compares what somebody confirms who is signed in: only their own session can use this limit up. */
  confirmation<T>(userId: string, compare: () => Promise<T>): Promise<T> {
    return this.#guesses.attempt({ session: userId }, () => this.hash(`account ${userId}`, compare))
  }

  /** Looks a one-time link up: it has 256 random bits. */
  link<T>(address: string, compare: () => Promise<T>): Promise<T> {
    return this.#guesses.lookUp({ link: networkOf(address) }, compare)
  }

  /** Hashes when there is room, by turns for each name. */
  hash<T>(name: string, work: () => Promise<T>): Promise<T> {
    return runOrRefuse(this.#hashing, name, work)
  }
}
