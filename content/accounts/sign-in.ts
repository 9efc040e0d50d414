import { randomUUID } from 'node:crypto'
import type { Account, Welcome } from '@narkhoz/contract/admin/accounts.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { defaultLocale, type Labels, type Locale } from '@narkhoz/contract/locales.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { eq } from 'drizzle-orm'
import { changesBetween, recordAccount, signedIn } from '../audit/record.ts'
import { sessions, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import type { AuthWhenNeeded } from './auth.ts'
import { type AuthOrigin, callBetterAuth, headersOf, withOnly } from './better-auth-client.ts'
import { challengeCookie, dropOlderChallenges } from './challenges.ts'
import { decideAlone, hasAccounts } from './first-administrator.ts'
import type { KnownDevices } from './known-devices.ts'
import { consumeLink, readLink } from './one-time-links.ts'
import { hasChosenPassword, refuseEasy, setPassword } from './password.ts'
import type { SecondFactorAttempts } from './second-factor-attempts.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import { consumeCode, isUsedCode } from './single-use-code.ts'

/** How a sign-in goes on, and the cookies that carry it. */
export type SignedIn = { next: 'signed in' | 'second factor'; cookies: readonly string[] }

/** Input of somebody who accepts a one-time link. */
export type Acceptance = {
  token: string
  password: string
  email?: string | undefined
  name?: string | undefined
  lang?: Locale | undefined
}

const needed: Labels = { kz: 'Бұл өрісті толтырыңыз.', ru: 'Заполните это поле.', en: 'Please fill in this field.' }

const used: Labels = {
  kz: 'Бұл код пайдаланылып қойған. Қолданбада келесі код шыққанша күтіңіз.',
  ru: 'Этот код уже использован. Дождитесь следующего кода в приложении.',
  en: 'This code has been used already. Wait for the next one in the app.',
}

const usedCode = () => new ServiceError('wrong_code', { fields: { code: used } })

/** What signing in is bounded and remembered by. */
export type SignInParts = { throttle: SignInThrottle; attempts: SecondFactorAttempts; devices: KnownDevices }

/** The ways in: by password and second factor, and by a one-time link. */
export class SignIn {
  readonly #auth: AuthWhenNeeded
  readonly #db: Database
  readonly #parts: SignInParts

  constructor(auth: AuthWhenNeeded, db: Database, parts: SignInParts) {
    this.#auth = auth
    this.#db = db
    this.#parts = parts
  }

  async byPassword(typed: string, password: string, from: AuthOrigin): Promise<SignedIn> {
    const { throttle, devices } = this.#parts
    const email = typed.toLowerCase()
    const device = await devices.find(email, from.cookie)
    const isAccount = async () => (await this.#idOf(email)) !== undefined
    return throttle.password({ address: from.address, email, device, isAccount }, async () => {
      const { userId, ...opened } = await this.#open(email, password, from)
      if (userId !== undefined) await this.#recordSignIn(userId)
      return opened
    })
  }

  /** The second step of a sign-in that has one: six digits, or a code that was written down. */
  async bySecondFactor(code: string, from: AuthOrigin): Promise<SignedIn> {
    const { api, $context } = await this.#auth()
    const challenge = (await $context).createAuthCookie(challengeCookie)
    const given = { headers: headersOf(withOnly(from, challenge.name)), returnHeaders: true } as const
    const userId = await api.readChallenge({ headers: given.headers })
    if (!userId) throw new ServiceError('sign_in_again')
    const cookies = await this.#parts.attempts.check(userId, async () => {
      if (!/^\d{6}$/.test(code)) return (await callBetterAuth(api.verifyBackupCode({ ...given, body: { code } }))).cookies
      // Before it is compared: a right code ends the sign-in that waits, and the next one would find nothing to go on with.
      if (await isUsedCode(this.#db, userId, code)) throw usedCode()
      const { answer, cookies: opened } = await callBetterAuth(api.verifyTOTP({ ...given, body: { code } }))
      if (await consumeCode(this.#db, userId, code)) return opened
      // The session that the password comparison opened is not needed.
      await this.#db.delete(sessions).where(eq(sessions.token, answer.token))
      throw usedCode()
    })
    await this.#recordSignIn(userId)
    return { next: 'signed in', cookies: [...cookies, ...(await this.#parts.devices.remember(userId, from.cookie))] }
  }

  /** Whom a one-time link is for. */
  async welcome(token: string, from: AuthOrigin): Promise<Welcome> {
    const { kind, user } = await this.#link(token, from)
    // A user with a password has lost it: an administrator’s link is no invitation to them.
    const isKnown = kind === 'invitation' && user !== null && (await hasChosenPassword(this.#db, user.id))
    return { kind: isKnown ? 'reset' : kind, email: user?.email ?? null, name: user?.name ?? null, lang: user?.lang ?? null }
  }

  /** Takes a one-time link up: sets the password, ends all sessions that were, and signs in. */
  async accept({ token, password, email, name, lang }: Acceptance, from: AuthOrigin): Promise<SignedIn> {
    const { kind, user } = await this.#link(token, from)
    const own = user ?? (kind === 'first administrator' ? { email: email ?? '', name: name ?? '', lang: lang ?? defaultLocale } : undefined)
    if (!own) throw new ServiceError('link_ended')
    const missing = (['email', 'name'] as const).filter((field) => own[field] === '')
    if (missing.length > 0) throw new ServiceError('invalid', { fields: Object.fromEntries(missing.map((field) => [field, needed])) })
    refuseEasy(password, own.email)
    const { password: passwords } = await (await this.#auth()).$context
    const { throttle } = this.#parts
    const hash = await throttle.hash(networkOf(from.address), () => passwords.hash(password))
    await this.#db.transaction(async (tx) => {
      if (!(await consumeLink(tx, token))) throw new ServiceError('link_ended')
      const userId = user ? await this.#rename(tx, user, name, lang) : await this.#makeFirst(tx, own)
      await setPassword(tx, userId, hash)
      // The holder of the link is authorized; who that is remains unknown.
      const actor = { by: null, channel: kind === 'reset' ? 'mail' : 'link' } as const
      await recordAccount(tx, actor, { action: user ? 'password_set' : 'first_administrator', accountId: userId })
      const changes = user && changesBetween(user, { name: name ?? user.name, lang: lang ?? user.lang })
      if (changes) await recordAccount(tx, actor, { action: 'account_changed', accountId: userId, details: { changes } })
    })
    // By the link, not by a guess: it resets a lock-out by guesses.
    const { next, cookies } = await throttle.hash(networkOf(from.address), () => this.#open(own.email, password, from))
    return { next, cookies }
  }

  /** Opens a session, or begins a sign-in that waits for its second factor; `userId` is whose session it is. */
  async #open(email: string, password: string, from: AuthOrigin): Promise<SignedIn & { userId?: string }> {
    const { api } = await this.#auth()
    const { answer, cookies } = await callBetterAuth(
      api.signInEmail({ body: { email, password }, headers: headersOf(from), returnHeaders: true }),
    )
    if (!('twoFactorRedirect' in answer))
      return {
        next: 'signed in',
        userId: answer.user.id,
        cookies: [...cookies, ...(await this.#parts.devices.remember(answer.user.id, from.cookie))],
      }
    const challenged = await this.#idOf(email)
    if (challenged) await dropOlderChallenges(this.#db, challenged)
    return { next: 'second factor', cookies }
  }

  async #idOf(email: string): Promise<string | undefined> {
    const [user] = await this.#db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return user?.id
  }

  /** Accepting a one-time link is logged separately. */
  #recordSignIn(userId: string) {
    return this.#db.transaction((tx) => recordAccount(tx, signedIn(userId), { action: 'signed_in', accountId: userId }))
  }

  #link(token: string, from: AuthOrigin) {
    return this.#parts.throttle.link(from.address, async () => {
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
