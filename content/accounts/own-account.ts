import type { Account, Me, Session } from '@narkhoz/contract/admin/accounts.ts'
import { permissionsOf } from '@narkhoz/contract/admin/permissions.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { type AccountLine, changesBetween, recordAccount, signedIn } from '../audit/record.ts'
import { sessions, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import type { Auth, AuthWhenNeeded } from './auth.ts'
import { type AuthOrigin, callBetterAuth, headersOf, withOnly } from './better-auth-client.ts'
import { dropChallenges } from './challenges.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.ts'
import { dropLinks } from './one-time-links.ts'
import { refuseEasy } from './password.ts'
import type { SignInParts } from './sign-in.ts'
import { consumeCode } from './single-use-code.ts'

type ConfirmedBy = { headers: Headers; returnHeaders: true }
type ConfirmedAction<T> = (given: ConfirmedBy, api: Auth['api']) => Promise<T>

/** Logs what users did with their own account. */
const record = (tx: Transaction, { id }: Account, line: Omit<AccountLine, 'accountId'>) =>
  recordAccount(tx, signedIn(id), { ...line, accountId: id })

/** Locks the account's row until the transaction ends: a concurrent identical change is logged once. */
const locked = async (tx: Transaction, { id }: Account) => {
  const [found] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!found) throw new ServiceError('signed_out')
  return found
}

/** What users do with their own account: name and language, password, second factor, sessions. */
export class OwnAccount {
  readonly #auth: AuthWhenNeeded
  readonly #db: Database
  readonly #siteUrl: string
  readonly #parts: SignInParts
  readonly #mailWaits: (() => void) | undefined

  /** `mailWaits` is called when a mail is queued; undefined without a mail server. */
  constructor(auth: AuthWhenNeeded, db: Database, siteUrl: string, parts: SignInParts, mailWaits: (() => void) | undefined) {
    this.#auth = auth
    this.#db = db
    this.#siteUrl = siteUrl
    this.#parts = parts
    this.#mailWaits = mailWaits
  }

  async read(account: Account): Promise<Me> {
    const [found] = await this.#db.select({ two_factor: users.twoFactorEnabled }).from(users).where(eq(users.id, account.id))
    const permissions = [...permissionsOf(account.role)]
    return { ...account, two_factor: found?.two_factor ?? false, site_url: this.#siteUrl, permissions }
  }

  async update(account: Account, given: { name?: string | undefined; lang?: Account['lang'] | undefined }): Promise<Me> {
    const changed = await this.#db.transaction(async (tx) => {
      const before = await locked(tx, account)
      const after = { name: given.name ?? before.name, lang: given.lang ?? before.lang }
      await tx
        .update(users)
        .set({ ...after, updatedAt: sql`now()` })
        .where(eq(users.id, account.id))
      const changes = changesBetween(before, after)
      if (changes) await record(tx, account, { action: 'account_changed', details: { changes } })
      return after
    })
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

  /** Ends one of the user's own sessions; another user's is not found. */
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

  async signOut(from: AuthOrigin) {
    return (await callBetterAuth((await this.#auth()).api.signOut({ headers: headersOf(from), returnHeaders: true }))).cookies
  }

  /** Changes the password; everybody else who is signed in or signing in with the old one is out, and no link sets another. */
  changePassword(account: Account, { current, password }: { current: string; password: string }, from: AuthOrigin) {
    refuseEasy(password, account.email)
    const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
    return this.#confirmed(account, from, async (given) => {
      const changed = await this.#logged(async (api, tx) => {
        const { cookies } = await callBetterAuth(api.changePassword({ ...given, body }))
        await dropLinks(tx, account.id)
        await dropChallenges(tx, account.id)
        await record(tx, account, { action: 'password_changed' })
        return cookies
      })
      return [...changed, ...(await this.#parts.devices.remember(account.id, from.cookie))]
    })
  }

  /**
   * Sends a link to another email, which is in use once that link is opened. Answers whether mail is sent at all: without a mail
   * server nothing waits that would come weeks later.
   */
  changeEmail(account: Account, { email, password }: { email: string; password: string }, from: AuthOrigin): Promise<boolean> {
    return this.#confirmed(account, from, async (given, { verifyPassword }) => {
      await callBetterAuth(verifyPassword({ ...given, body: { password } }))
      const mailWaits = this.#mailWaits
      if (!mailWaits) return false
      await requestEmailChange(this.#db, account.id, email)
      mailWaits()
      return true
    })
  }

  /** Opens the link that was sent to another email. */
  async confirmEmail(token: string, from: AuthOrigin): Promise<{ email: string }> {
    const changed = await this.#parts.throttle.link(from.address, () => confirmEmailChange(this.#db, token))
    this.#mailWaits?.()
    return changed
  }

  /** Creates a key for an authenticator; it is required at sign-in only once a code was confirmed. */
  enableSecondFactor(account: Account, password: string, from: AuthOrigin) {
    return this.#confirmed(account, from, async (given, api) => {
      const { answer } = await callBetterAuth(api.enableTwoFactor({ ...given, body: { password, method: 'totp' } }))
      if (!('totpURI' in answer)) throw new Error('A second factor was made without its key')
      const secret = new URL(answer.totpURI).searchParams.get('secret') ?? ''
      return { uri: answer.totpURI, secret, backup_codes: answer.backupCodes }
    })
  }

  confirmSecondFactor(account: Account, code: string, from: AuthOrigin) {
    return this.#confirmed(account, from, (given) =>
      this.#parts.attempts.check(account.id, () =>
        this.#logged(async (api, tx) => {
          const { twoFactorEnabled: wasOn } = await locked(tx, account)
          const { cookies } = await callBetterAuth(api.verifyTOTP({ ...given, body: { code } }))
          await consumeCode(tx, account.id, code)
          if (!wasOn) await record(tx, account, { action: 'second_factor_on' })
          return cookies
        }),
      ),
    )
  }

  /** Switches the second factor off. */
  disableSecondFactor(account: Account, { password, code }: { password: string; code: string }, from: AuthOrigin) {
    return this.#byBothFactors(account, { password, code }, from, async (given, api, tx) => {
      const { cookies } = await callBetterAuth(api.disableTwoFactor({ ...given, body: { password } }))
      await record(tx, account, { action: 'second_factor_off' })
      return cookies
    })
  }

  /** Makes new codes to write down; those from before open nothing any more. */
  renewBackupCodes(account: Account, { password, code }: { password: string; code: string }, from: AuthOrigin): Promise<string[]> {
    return this.#byBothFactors(account, { password, code }, from, async (given, api, tx) => {
      const { answer } = await callBetterAuth(api.generateBackupCodes({ ...given, body: { password } }))
      await record(tx, account, { action: 'backup_codes_renewed' })
      return answer.backupCodes
    })
  }

  /** Does something to the second factor by the password and a code: an open screen and a stolen password are not enough. */
  #byBothFactors<T>(
    account: Account,
    { password, code }: { password: string; code: string },
    from: AuthOrigin,
    work: (given: ConfirmedBy, api: Auth['api'], tx: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.#confirmed(account, from, async (given, { verifyPassword }) => {
      if (!(await this.read(account)).two_factor) throw new ServiceError('conflict')
      // Before the code: without the password nobody can use up the account's attempts.
      await callBetterAuth(verifyPassword({ ...given, body: { password } }))
      return this.#parts.attempts.check(account.id, () =>
        this.#logged(async (api, tx) => {
          // Two at once: the second one finds it switched off.
          if (!(await locked(tx, account)).twoFactorEnabled) throw new ServiceError('conflict')
          if (!/^\d{6}$/.test(code)) await callBetterAuth(api.verifyBackupCode({ ...given, body: { code } }))
          else {
            await callBetterAuth(api.verifyTOTP({ ...given, body: { code } }))
            if (!(await consumeCode(tx, account.id, code))) throw new ServiceError('wrong_code')
          }
          return work(given, api, tx)
        }),
      )
    })
  }

  /** Does something in one transaction with its line in the audit log: nothing is changed that could not be logged. */
  #logged<T>(work: (api: Auth['api'], tx: Transaction) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => work((await this.#auth(tx)).api, tx))
  }

  /** Throttles guesses at an unattended screen, too. */
  async #confirmed<T>(account: Account, from: AuthOrigin, work: ConfirmedAction<T>): Promise<T> {
    const { api, $context } = await this.#auth()
    const { sessionToken } = (await $context).authCookies
    const headers = headersOf(withOnly(from, sessionToken.name))
    try {
      return await this.#parts.throttle.confirmation(account.id, () => work({ headers, returnHeaders: true }, api))
    } catch (error) {
      if (!(error instanceof ServiceError && error.code === 'wrong_sign_in')) throw error
      throw new ServiceError('wrong_password', { cause: error })
    }
  }
}
