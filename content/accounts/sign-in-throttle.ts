import { createHash } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { FailureDelay } from '../service-tokens/failure-delay.ts'
import { GuessThrottle, isWrong, tooMany } from '../service-tokens/guess-throttle.ts'
import { runOrRefuse } from './busy.ts'

/** Password hashing has low concurrency, round robin by name: each hash costs 32 MB and a tenth of a second. */
const hashing = { concurrency: 3, maxQueuedPerKey: 100 }

/** As many answers of one guesser at one account are held back at once. */
const atOnce = 5

/**
 * The limit of one network at one account is reached first and refills more slowly than the wider ones. So a guesser blocks neither
 * that account for other networks nor that network for other accounts.
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

/** A password entered at sign-in: its origin, its account, a known device if any, and whether the account exists. */
export type PasswordGuess = { address: string; email: string; device: string | undefined; isAccount: () => Promise<boolean> }

/** Names are stored as hashes: people type anything as their email. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Bounds how often passwords and one-time links are guessed, and how many passwords are hashed at once. In each node's memory. */
export class SignInThrottle {
  readonly #guesses = new GuessThrottle(limits)
  readonly #hashing = new Limiter(hashing)

  /**
   * Compares a password. A device that has signed in to the account before has its own limit: no guesser, in its network or
   * elsewhere, can lock its owner out.
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
   * A network that has tried many accounts gets one answer to all wrong input, after one delay, so that it cannot enumerate
   * accounts. Unknown names are not compared: only guesses at an account count against it there, and made-up names block nobody.
   */
  async #whereSprayed<T>(seconds: number, isAccount: () => Promise<boolean>, attempt: () => Promise<T>): Promise<T> {
    const compared = isAccount().then((is) => (is ? attempt() : Promise.reject(tooMany(seconds))))
    const [outcome] = await Promise.allSettled([compared, FailureDelay.wait(refusalTime)])
    if (outcome.status === 'fulfilled') return outcome.value
    const { reason } = outcome
    const isRefused = reason instanceof ServiceError && reason.code === 'too_many'
    throw isRefused || isWrong(reason) ? tooMany(seconds) : reason
  }

  /** Compares a confirmation of a signed-in user: only their own session can use up this limit. */
  confirmation<T>(userId: string, compare: () => Promise<T>): Promise<T> {
    return this.#guesses.attempt({ session: userId }, () => this.hash(`account ${userId}`, compare))
  }

  /** Looks a one-time link up: it has 256 random bits. */
  link<T>(address: string, compare: () => Promise<T>): Promise<T> {
    return this.#guesses.lookUp({ link: networkOf(address) }, compare)
  }

  /** Hashes in a slot, round robin by name. */
  hash<T>(name: string, work: () => Promise<T>): Promise<T> {
    return runOrRefuse(this.#hashing, name, work)
  }
}
