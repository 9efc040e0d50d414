import type { Account, Me, Session } from '@narkhoz/contract/admin/accounts.ts'
import { permissionsOf } from '@narkhoz/contract/admin/permissions.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { sessions, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { ask, type From, headersOf } from './asking.ts'
import type { Auth, AuthWhenNeeded } from './auth.ts'
import { useCode } from './code-once.ts'
import { Guessing } from './guessing.ts'
import { dropLinks } from './one-time-links.ts'
import { refuseEasy } from './password.ts'

type Confirmed<T> = (api: Auth['api'], given: { headers: Headers; returnHeaders: true }) => Promise<T>

/** What people do with their own account: name and language, password, second factor, sessions. */
export class OwnAccount {
  readonly #auth: AuthWhenNeeded
  readonly #db: Database
  readonly #siteUrl: string
  readonly #guessing = new Guessing()

  constructor(auth: AuthWhenNeeded, db: Database, siteUrl: string) {
    this.#auth = auth
    this.#db = db
    this.#siteUrl = siteUrl
  }

  async read(account: Account): Promise<Me> {
    const [found] = await this.#db.select({ two_factor: users.twoFactorEnabled }).from(users).where(eq(users.id, account.id))
    const permissions = [...permissionsOf(account.role)]
    return { ...account, two_factor: found?.two_factor ?? false, site_url: this.#siteUrl, permissions }
  }

  async update(account: Account, given: { name?: string | undefined; lang?: Account['lang'] | undefined }): Promise<Me> {
    const changed = { name: given.name ?? account.name, lang: given.lang ?? account.lang }
    await this.#db
      .update(users)
      .set({ ...changed, updatedAt: sql`now()` })
      .where(eq(users.id, account.id))
    return this.read({ ...account, ...changed })
  }

  async sessions(account: Account, current: string): Promise<Session[]> {
    const rows = await this.#db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, account.id), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.updatedAt))
    return rows.map((row) => ({
      id: row.id,
      current: row.id === current,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.updatedAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      address: row.ipAddress || null,
      browser: row.userAgent || null,
    }))
  }

  /** Ends one of somebody's own sessions; there is no such thing as another's. */
  async endSession(account: Account, id: string) {
    const ended = await this.#db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, account.id)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw new ServiceError('not_found')
  }

  async endOtherSessions(account: Account, current: string) {
    await this.#db.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, current)))
  }

  async signOut(from: From) {
    return (await ask((await this.#auth()).api.signOut({ headers: headersOf(from), returnHeaders: true }))).cookies
  }

  /** Changes the password; everybody else who is signed in with the old one is out, and no link sets another. */
  changePassword(account: Account, { current, password }: { current: string; password: string }, from: From) {
    refuseEasy(password, account.email)
    const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
    return this.#confirmed(account, from, async (api, given) => {
      const { cookies } = await ask(api.changePassword({ ...given, body }))
      await dropLinks(this.#db, account.id)
      return cookies
    })
  }

  /** Makes a key for an authenticator; asked for at sign-in only once a code of it was confirmed. */
  enableSecondFactor(account: Account, password: string, from: From) {
    return this.#confirmed(account, from, async (api, given) => {
      const { answer } = await ask(api.enableTwoFactor({ ...given, body: { password, method: 'totp' } }))
      if (!('totpURI' in answer)) throw new Error('A second factor was made without its key')
      const secret = new URL(answer.totpURI).searchParams.get('secret') ?? ''
      return { uri: answer.totpURI, secret, backup_codes: answer.backupCodes }
    })
  }

  confirmSecondFactor(account: Account, code: string, from: From) {
    return this.#confirmed(account, from, async (api, given) => {
      const { cookies } = await ask(api.verifyTOTP({ ...given, body: { code } }))
      await useCode(this.#db, account.id, code)
      return cookies
    })
  }

  disableSecondFactor(account: Account, password: string, from: From) {
    return this.#confirmed(account, from, async (api, given) => {
      const { cookies } = await ask(api.disableTwoFactor({ ...given, body: { password } }))
      return cookies
    })
  }

  /** Whoever sits down at somebody's open screen and guesses waits, too. */
  async #confirmed<T>(account: Account, from: From, work: Confirmed<T>): Promise<T> {
    const guess = { address: from.address, at: account.id }
    const { api } = await this.#auth()
    try {
      return await this.#guessing.look(guess, () => work(api, { headers: headersOf(from), returnHeaders: true }))
    } catch (error) {
      const isWrong = error instanceof ServiceError && ['wrong_password', 'wrong_code', 'wrong_sign_in'].includes(error.code)
      if (!isWrong) throw error
      await this.#guessing.wrong(guess)
      throw error.code === 'wrong_sign_in' ? new ServiceError('wrong_password', { cause: error }) : error
    }
  }
}
