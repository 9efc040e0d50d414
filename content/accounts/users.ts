import { randomUUID } from 'node:crypto'
import type { Account, Invitation, User } from '@narkhoz/contract/admin/accounts.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { mailAddress } from '@narkhoz/server-kit/mail-address.ts'
import { and, asc, eq, exists, ilike, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, changesBetween, recordAccount } from '../audit/record.ts'
import { likePattern } from '../storage/like-pattern.ts'
import { pagingOf } from '../storage/paging.ts'
import { readPage } from '../storage/read-page.ts'
import { credentials, outbox, secondFactors, sessions, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { dropChallenges } from './challenges.ts'
import { decideAlone } from './first-administrator.ts'
import { dropLinks, forgetLost, makeLink } from './one-time-links.ts'

/** Which accounts a list shows. */
export type UserQuery = {
  page: number
  limit: number
  q?: string | undefined
  role?: Account['role'] | undefined
  state?: User['state'] | undefined
}

/** Input of a new account. */
export type NewUser = Pick<Account, 'email' | 'name' | 'role' | 'forms' | 'lang'>

/** Changes to an account. */
export type UserChange = { [K in 'email' | 'name' | 'role' | 'forms' | 'lang']?: Account[K] | undefined } & {
  disabled?: boolean | undefined
}

/** Why an email is refused that another account has. */
export const taken: Labels = {
  kz: 'Бұл поштамен тіркелген пайдаланушы бар.',
  ru: 'Пользователь с этой почтой уже есть.',
  en: 'There is already a user with this email.',
}
/** Why an email is refused that no mail can go to. */
export const noMailbox: Labels = {
  kz: 'Пошта мекенжайы қате: ол name@example.kz түрінде болуы керек.',
  ru: 'Неверный адрес почты: он должен выглядеть как name@example.kz.',
  en: 'The email address is wrong: it should look like name@example.kz.',
}

/** Accounts with a password. */
const hasPassword = (db: Database | Transaction) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(credentials)
      .where(and(eq(credentials.userId, users.id), isNotNull(credentials.password))),
  )

/** Ends all sessions of a user; returns how many there were. */
const endSessions = async (tx: Transaction, userId: string) =>
  (await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })).length

/** What administrators do with everybody's accounts. */
export class Users {
  readonly #db: Database
  readonly #adminUrl: string
  readonly #mailWaits: (() => void) | undefined

  /** `mailWaits` is called when a mail is queued; undefined without a mail server. */
  constructor(db: Database, adminUrl: string, mailWaits: (() => void) | undefined) {
    this.#db = db
    this.#adminUrl = adminUrl
    this.#mailWaits = mailWaits
  }

  async list({ page, limit, q, role, state }: UserQuery) {
    const states: Record<User['state'], SQL | undefined> = {
      disabled: isNotNull(users.disabledAt),
      invited: and(isNull(users.disabledAt), not(hasPassword(this.#db))),
      active: and(isNull(users.disabledAt), hasPassword(this.#db)),
    }
    const where = and(
      q ? or(ilike(users.name, likePattern(q)), ilike(users.email, likePattern(q))) : undefined,
      role && eq(users.role, role),
      state && states[state],
    )
    const { rows, total } = await readPage(
      { page, limit },
      () => this.#db.$count(users, where),
      (cut) => this.#read(where, cut),
    )
    return { data: rows, meta: pagingOf(total, page, limit) }
  }

  async read(id: string): Promise<User> {
    const [found] = await this.#read(eq(users.id, id), { limit: 1, offset: 0 })
    if (!found) throw new ServiceError('not_found')
    return found
  }

  /** Makes an account and a link for its person to choose a password with. */
  async create(actor: Actor, given: NewUser): Promise<User & { invitation: Invitation }> {
    if (!mailAddress(given.email)) throw new ServiceError('invalid', { fields: { email: noMailbox } })
    const id = randomUUID()
    const forms = given.role === 'staff' ? given.forms : []
    const invitation = await this.#db.transaction(async (tx) => {
      const [made] = await tx
        .insert(users)
        .values({ ...given, id, forms })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id })
      if (!made) throw new ServiceError('invalid', { fields: { email: taken } })
      const changes = changesBetween({ forms: [] }, { role: given.role, forms })
      await recordAccount(tx, actor, { action: 'account_created', accountId: id, ...(changes && { details: { changes } }) })
      return this.#makeLink(tx, id)
    })
    this.#mailWaits?.()
    return { ...(await this.read(id)), invitation }
  }

  /** A new one-time link for a user; also by mail if there is a mail server. */
  async invite(actor: Actor, id: string): Promise<Invitation> {
    const { state } = await this.read(id)
    if (state === 'disabled') throw new ServiceError('conflict')
    const invitation = await this.#db.transaction(async (tx) => {
      await recordAccount(tx, actor, { action: 'link_made', accountId: id })
      return this.#makeLink(tx, id)
    })
    this.#mailWaits?.()
    return invitation
  }

  async update(actor: Actor, id: string, { disabled, ...given }: UserChange): Promise<User> {
    await this.#db.transaction(async (tx) => {
      await decideAlone(tx)
      const [before] = await tx.select().from(users).where(eq(users.id, id))
      if (!before) throw new ServiceError('not_found')
      const role = given.role ?? before.role
      const wasDisabled = before.disabledAt !== null
      const isDisabled = disabled ?? wasDisabled
      if (before.role === 'administrator' && (role !== 'administrator' || isDisabled)) await this.#refuseLast(tx, id)
      const after = {
        name: given.name ?? before.name,
        lang: given.lang ?? before.lang,
        role,
        forms: role === 'staff' ? (given.forms ?? before.forms) : [],
      }
      await tx
        .update(users)
        .set({
          ...after,
          disabledAt: isDisabled ? (before.disabledAt ?? sql`now()`) : null,
          updatedAt: sql`now()`,
        })
        .where(eq(users.id, id))
      if (given.email !== undefined && given.email !== before.email) await this.#changeEmail(tx, actor, before, given.email)
      const changes = changesBetween(before, after)
      if (changes) await recordAccount(tx, actor, { action: 'account_changed', accountId: id, details: { changes } })
      if (!isDisabled) {
        if (wasDisabled) await recordAccount(tx, actor, { action: 'account_enabled', accountId: id })
        return
      }
      const details = { sessions_ended: await endSessions(tx, id) }
      await dropLinks(tx, id)
      if (!wasDisabled) await recordAccount(tx, actor, { action: 'account_disabled', accountId: id, details })
    })
    this.#mailWaits?.()
    return this.read(id)
  }

  /** A reader of the previous mailbox must not get in by it: sessions, links and pending sign-ins end. */
  async #changeEmail(tx: Transaction, actor: Actor, { id, email: before }: { id: string; email: string }, email: string) {
    const isTaken = async () => (await tx.$count(users, eq(users.email, email))) > 0
    const wrong = !mailAddress(email) ? noMailbox : (await isTaken()) ? taken : undefined
    if (wrong) throw new ServiceError('invalid', { fields: { email: wrong } })
    await tx.update(users).set({ email }).where(eq(users.id, id))
    await dropLinks(tx, id)
    await dropChallenges(tx, id)
    if (this.#mailWaits) await tx.insert(outbox).values({ id: randomUUID(), receiver: 'old address', userId: id, address: before })
    const changes = changesBetween({ email: before }, { email })
    const details = { sessions_ended: await endSessions(tx, id), ...(changes && { changes }) }
    await recordAccount(tx, actor, { action: 'email_changed', accountId: id, details })
  }

  /** Allows sign-in by password alone again, and ends all sessions: the lost phone may be signed in. */
  async resetSecondFactor(actor: Actor, id: string): Promise<User> {
    await this.#db.transaction(async (tx) => {
      await tx.delete(secondFactors).where(eq(secondFactors.userId, id))
      const [found] = await tx
        .update(users)
        .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
        .where(eq(users.id, id))
        .returning({ id: users.id })
      if (!found) throw new ServiceError('not_found')
      const details = { sessions_ended: await endSessions(tx, id) }
      await recordAccount(tx, actor, { action: 'second_factor_reset', accountId: id, details })
      await dropChallenges(tx, id)
    })
    return this.read(id)
  }

  /** A new link, with a mail that brings one where there is a mail server. */
  async #makeLink(tx: Transaction, id: string): Promise<Invitation> {
    const { url, expiresAt } = await makeLink(tx, this.#adminUrl, 'invitation', id)
    await forgetLost(tx, id)
    if (this.#mailWaits) await tx.insert(outbox).values({ id: randomUUID(), receiver: 'invited', userId: id })
    return { url, mailed: this.#mailWaits !== undefined, expires_at: expiresAt.toISOString() }
  }

  /** One who was invited and never came cannot look after the others. */
  async #refuseLast(tx: Transaction, id: string) {
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(ne(users.id, id), eq(users.role, 'administrator'), isNull(users.disabledAt), hasPassword(tx)))
      .limit(1)
    if (!other) throw new ServiceError('last_administrator')
  }

  async #read(where: SQL | undefined, { limit, offset }: { limit: number; offset: number }): Promise<User[]> {
    const rows = await this.#db
      .select({ user: users, hasPassword: sql<boolean>`${hasPassword(this.#db)}` })
      .from(users)
      .where(where)
      .orderBy(asc(users.name), asc(users.id))
      .limit(limit)
      .offset(offset)
    return rows.map(({ user, hasPassword: has }) => ({
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      forms: user.forms,
      lang: user.lang,
      state: user.disabledAt ? 'disabled' : has ? 'active' : 'invited',
      two_factor: user.twoFactorEnabled,
      created_at: user.createdAt.toISOString(),
      last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    }))
  }
}
