import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { accessTokens } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import type { Credential } from './credential.ts'
import { FailureDelay } from './failure-delay.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const same = (one: string, other: string) => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))

/** Authenticates the site's credential; its token permits storing files and applications and nothing more. */
export class Access {
  readonly #db: Database
  readonly #credential: Credential
  readonly #operatorKey: string
  readonly #slowDown = new FailureDelay()
  /** Recently validated tokens, so that not every application queries the database; with their expiry by a monotonic clock. */
  readonly #known = new LRUCache<string, number>({ max: 1000 })

  constructor(db: Database, credential: Credential, operatorKey: string) {
    this.#db = db
    this.#credential = credential
    this.#operatorKey = operatorKey
  }

  /**
   * Issues a token for the right email and key. Wrong ones are delayed more and more per network, but the right one always succeeds
   * at once: nobody can block the forms by guessing.
   */
  async login(given: Credential, address: string) {
    // Both are compared in any case, in constant time.
    const right = [same(given.email, this.#credential.email), same(given.key, this.#credential.key)].every(Boolean)
    if (!right) {
      await this.#slowDown.wrong(networkOf(address))
      throw new ServiceError('wrong_credential')
    }
    this.#slowDown.right(networkOf(address))
    const token = randomBytes(32).toString('base64url')
    await this.#db
      .insert(accessTokens)
      .values({ hash: hashOf(token), expiresAt: sql`now() + make_interval(secs => ${constants.tokenSeconds})` })
    await this.#db.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now()`))
    return { access_token: token, token_type: 'Bearer' as const, expires_in: constants.tokenSeconds }
  }

  /** The hash of a valid token, which identifies its owner's uploads. */
  async tokenHash(authorization: string | undefined): Promise<string> {
    const token = bearer(authorization)
    if (!token) throw new ServiceError('not_signed_in')
    const hash = hashOf(token)
    const until = this.#known.get(hash)
    if (until !== undefined && until > performance.now()) return hash
    const [row] = await this.#db
      .select({ seconds: sql<number>`extract(epoch from ${accessTokens.expiresAt} - now())::float8` })
      .from(accessTokens)
      .where(and(eq(accessTokens.hash, hash), gt(accessTokens.expiresAt, sql`now()`)))
    if (!row) throw new ServiceError('not_signed_in')
    this.#known.set(hash, performance.now() + row.seconds * 1000)
    return hash
  }

  /** Whether this is the key of a command on the service's own machine. */
  isOperator(authorization: string | undefined): boolean {
    const key = bearer(authorization)
    return key !== undefined && same(key, this.#operatorKey)
  }
}

const bearer = (authorization: string | undefined) => /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
