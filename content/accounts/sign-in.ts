import { randomUUID } from 'node:crypto'
import type { Account, Welcome } from '@narkhoz/contract/admin/accounts.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { defaultLocale, type Labels, type Locale } from '@narkhoz/contract/locales.ts'
import { eq } from 'drizzle-orm'
import { changesBetween, recordAccount } from '../audit/record.ts'
import { sessions, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { ask, type From, headersOf } from './asking.ts'
import type { AuthWhenNeeded } from './auth.ts'
import { useCode } from './code-once.ts'
import { decideAlone, hasAccounts } from './first-administrator.ts'
import { type Guess, Guessing } from './guessing.ts'
import { readLink, useLink } from './one-time-links.ts'
import { refuseEasy, setPassword } from './password.ts'

/** How a sign-in goes on, and the cookies that carry it. */
export type SignedIn = { next: 'signed in' | 'second factor'; cookies: readonly string[] }

/** What somebody says who takes a one-time link up. */
export type Acceptance = {
  token: string
  password: string
  email?: string | undefined
  name?: string | undefined
  lang?: Locale | undefined
}

const needed: Labels = { kz: 'Бұл өрісті толтырыңыз.', ru: 'Заполните это поле.', en: 'Please fill in this field.' }

const isWrong = (error: unknown) => error instanceof ServiceError && ['wrong_sign_in', 'wrong_code', 'link_ended'].includes(error.code)

/** The ways in: by password and second factor, and by a one-time link. */
export class SignIn {
  readonly #auth: AuthWhenNeeded
  readonly #db: Database
  readonly #guessing = new Guessing()

  constructor(auth: AuthWhenNeeded, db: Database) {
    this.#auth = auth
    this.#db = db
  }

  async byPassword(email: string, password: string, from: From): Promise<SignedIn> {
    const body = { email: email.toLowerCase(), password }
    const guess = { address: from.address, at: body.email }
    return this.#guessed(guess, () =>
      this.#guessing.look(guess, async () => {
        const { api } = await this.#auth()
        const { answer, cookies } = await ask(api.signInEmail({ body, headers: headersOf(from), returnHeaders: true }))
        return { next: 'twoFactorRedirect' in answer ? 'second factor' : 'signed in', cookies }
      }),
    )
  }

  /** The second step of a sign-in that has one: six digits, or a code that was written down. */
  async bySecondFactor(code: string, from: From): Promise<SignedIn> {
    const given = { headers: headersOf(from), returnHeaders: true } as const
    return this.#guessed({ address: from.address, at: `second factor ${from.cookie}` }, async () => {
      const { api } = await this.#auth()
      if (!/^\d{6}$/.test(code)) {
        const { cookies } = await ask(api.verifyBackupCode({ ...given, body: { code } }))
        return { next: 'signed in', cookies }
      }
      const { answer, cookies } = await ask(api.verifyTOTP({ ...given, body: { code } }))
      if (await useCode(this.#db, answer.user.id, code)) return { next: 'signed in', cookies }
      // Somebody looked over a shoulder: the session that was opened by it is none.
      await this.#db.delete(sessions).where(eq(sessions.token, answer.token))
      throw new ServiceError('wrong_code')
    })
  }

  /** Whom a one-time link is for. */
  async welcome(token: string, from: From): Promise<Welcome> {
    const { kind, user } = await this.#link(token, from)
    return { kind, email: user?.email ?? null, name: user?.name ?? null, lang: user?.lang ?? null }
  }

  /** Takes a one-time link up: sets the password, ends all sessions that were, and signs in. */
  async accept({ token, password, email, name, lang }: Acceptance, from: From): Promise<SignedIn> {
    const { kind, user } = await this.#link(token, from)
    const own = user ?? (kind === 'first administrator' ? { email: email ?? '', name: name ?? '', lang: lang ?? defaultLocale } : undefined)
    if (!own) throw new ServiceError('link_ended')
    const missing = (['email', 'name'] as const).filter((field) => own[field] === '')
    if (missing.length > 0) throw new ServiceError('invalid', { fields: Object.fromEntries(missing.map((field) => [field, needed])) })
    refuseEasy(password, own.email)
    const { password: passwords } = await (await this.#auth()).$context
    const hash = await this.#guessing.look({ address: from.address, at: token }, () => passwords.hash(password))
    await this.#db.transaction(async (tx) => {
      if (!(await useLink(tx, token))) throw new ServiceError('link_ended')
      const userId = user ? await this.#rename(tx, user, name, lang) : await this.#makeFirst(tx, own)
      await setPassword(tx, userId, hash)
      // Whoever has the link may do so: it is not known who that is.
      const actor = { by: null, channel: kind === 'reset' ? 'mail' : 'link' } as const
      await recordAccount(tx, actor, { action: user ? 'password_set' : 'first_administrator', accountId: userId })
      const changes = user && changesBetween(user, { name: name ?? user.name, lang: lang ?? user.lang })
      if (changes) await recordAccount(tx, actor, { action: 'account_changed', accountId: userId, details: { changes } })
    })
    return this.byPassword(own.email, password, from)
  }

  /** Whoever asks wrongly waits, whatever it is that was wrong. */
  async #guessed<T>(guess: Guess, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (isWrong(error)) await this.#guessing.wrong(guess)
      throw error
    }
  }

  #link(token: string, from: From) {
    return this.#guessed({ address: from.address, at: token }, async () => {
      const found = await readLink(this.#db, token)
      if (!found) throw new ServiceError('link_ended')
      return found
    })
  }

  async #rename(tx: Transaction, { id }: { id: string }, name: string | undefined, lang: Locale | undefined) {
    if (name ?? lang)
      await tx
        .update(users)
        .set({ ...(name && { name }), ...(lang && { lang }) })
        .where(eq(users.id, id))
    return id
  }

  async #makeFirst(tx: Transaction, { email, name, lang }: Pick<Account, 'email' | 'name' | 'lang'>) {
    await decideAlone(tx)
    if (await hasAccounts(tx)) throw new ServiceError('link_ended')
    const id = randomUUID()
    await tx.insert(users).values({ id, email, name, lang, role: 'administrator' })
    return id
  }
}
