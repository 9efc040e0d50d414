import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { credentials, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { cookieNamed } from './cookie-named.ts'

const purpose = 'known devices'

/** A device is forgotten half a year after its last sign-in, in seconds. */
const life = 180 * 24 * 3600

/** One browser is known to a few accounts: people share computers, and a header has its limits. */
const mostAccounts = 5

/** A pass of one device to one account: its id, when it was issued, and the signature. */
const passPattern = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/

type Holder = { id: string; password: string }

/** Placeholder for an unknown account, so that the work takes the same time. */
const nobody: Holder = { id: '', password: '' }

/**
 * Recognizes devices that have signed in to an account before, by a separate cookie. The signature covers the hash of the account's
 * password: a new password, however it was set, invalidates every pass, and the database stores no list of them.
 */
export class KnownDevices {
  readonly #db: Database
  readonly #key: Buffer
  readonly #isSecure: boolean

  constructor(db: Database, secret: string, adminUrl: string) {
    this.#db = db
    // A derived key: a signature made here is invalid wherever else the secret is used.
    this.#key = createHmac('sha256', secret).update(purpose).digest()
    this.#isSecure = adminUrl.startsWith('https:')
  }

  /** The id of the device where it has signed in to the account of this email before. */
  async find(email: string, cookie: string | undefined): Promise<string | undefined> {
    const passes = this.#passesIn(cookie)
    if (passes.length === 0) return undefined
    const holder = await this.#holder(eq(users.email, email))
    return passes.map((pass) => this.#read(pass, holder ?? nobody)).find((id) => id !== undefined)
  }

  /** The cookie that adds an account to those that know this device. */
  async remember(userId: string, cookie: string | undefined): Promise<string[]> {
    const holder = await this.#holder(eq(users.id, userId))
    if (!holder) return []
    const passes = this.#passesIn(cookie)
    const own = passes.find((pass) => this.#read(pass, holder) !== undefined)
    const id = (own && this.#read(own, holder)) ?? randomBytes(16).toString('base64url')
    const value = [this.#issue(id, holder), ...passes.filter((pass) => pass !== own)].slice(0, mostAccounts).join('~')
    const secure = this.#isSecure ? '; Secure' : ''
    return [`${this.#name}=${value}; Max-Age=${life}; Path=${adminBase}/auth; HttpOnly${secure}; SameSite=Strict`]
  }

  get #name() {
    return `${this.#isSecure ? '__Secure-' : ''}admin.devices`
  }

  #passesIn(cookie: string | undefined): string[] {
    return (cookieNamed(cookie, this.#name) ?? '').split('~', mostAccounts).filter((pass) => passPattern.test(pass))
  }

  #issue(id: string, holder: Holder) {
    const issued = Math.floor(Date.now() / 1000).toString(36)
    return `${id}.${issued}.${this.#sign(id, issued, holder)}`
  }

  #read(pass: string, holder: Holder): string | undefined {
    const [, id = '', issued = '', signature = ''] = passPattern.exec(pass) ?? []
    const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(id, issued, holder)))
    const isFresh = Number.parseInt(issued, 36) + life > Date.now() / 1000
    return isSigned && isFresh && holder !== nobody ? id : undefined
  }

  #sign(id: string, issued: string, holder: Holder) {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([id, issued, holder.id, holder.password]))
      .digest('base64url')
  }

  async #holder(where: SQL): Promise<Holder | undefined> {
    const [found] = await this.#db
      .select({ id: users.id, password: credentials.password })
      .from(users)
      .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
      .where(where)
    return found?.password ? { id: found.id, password: found.password } : undefined
  }
}
