import { mostQueryRedirects, type Redirect } from '@narkhoz/contract/admin/redirects.ts'
import { canonicalAddress } from '@narkhoz/contract/canonical-address.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Labels, locales } from '@narkhoz/contract/locales.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { and, desc, eq, ilike, inArray, like, ne, or, sql } from 'drizzle-orm'
import { note } from '../audit/edit-log.ts'
import { announce } from '../changes/announce.ts'
import { redirectTag } from '../entries/redirect-from.ts'
import { lockContent } from '../entries/save.ts'
import { likePattern } from '../storage/like-pattern.ts'
import { readPage } from '../storage/read-page.ts'
import { entries, redirects, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { deadAmong } from './dead-links.ts'

const words = {
  loop: {
    kz: 'Бұл бағыттау өзіне қайта әкеледі.',
    ru: 'Такое перенаправление ведёт само на себя.',
    en: 'This redirect leads back to itself.',
  },
  taken: { kz: 'Бұл мекенжайдан бағыттау бар.', ru: 'С этого адреса перенаправление уже есть.', en: 'This address is redirected already.' },
  living: {
    kz: 'Бұл мекенжайда бет бар: одан ешкім басқа жаққа бағытталмайды.',
    ru: 'По этому адресу есть страница: с неё никого не перенаправляют.',
    en: 'There is a page at this address: nobody is led away from it.',
  },
  fragment: {
    kz: 'Мекенжайды «#» белгісіне дейін жазыңыз: одан кейінгі бөлікті браузер сайтқа жібермейді.',
    ru: 'Укажите адрес до знака «#»: то, что стоит после него, браузер сайту не передаёт.',
    en: 'Enter the address up to “#”: browsers do not send what comes after it.',
  },
  ownQuery: {
    kz: 'Бұл параметрді осы мекенжайдағы беттің өзі оқиды: одан ешкім басқа жаққа бағытталмайды.',
    ru: 'Этот параметр читает сама страница по этому адресу: с неё никого не перенаправляют.',
    en: 'The page at this address reads this parameter itself, so nobody can be redirected from it.',
  },
  full: {
    kz: `«?» белгісі бар мекенжайлардан ең көбі ${mostQueryRedirects} бағыттау сақталады.`,
    ru: `Адресов со знаком «?» можно хранить не больше ${mostQueryRedirects}.`,
    en: `At most ${mostQueryRedirects} addresses with “?” can be redirected.`,
  },
  address: {
    kz: 'Сайтта мұндай мекенжай болуы мүмкін емес.',
    ru: 'Такого адреса на сайте быть не может.',
    en: 'The site cannot have such an address.',
  },
} as const satisfies Record<string, Labels>

const refuse = (field: 'from' | 'to', why: Labels) => new ServiceError('invalid', { fields: { [field]: why } })

const announceRedirect = (tx: Transaction, id: number) => announce(tx, [{ kind: redirectTag, id, slug: null }])

const isOwn = (address: string) => address.startsWith('/')

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** The starts that visitors of an address are led on from: with its query, or whatever its query is. */
const startsOf = (address: string) => (isOwn(address) ? [canonicalAddress(address), canonicalAddress(pathOf(address))] : [])

/** Where an address finally leads: targets are no starts, so one step is all there is. */
const endOf = async (tx: Transaction, to: string) => {
  const found = await tx
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(inArray(redirects.from, startsOf(to)))
  return startsOf(to).flatMap((start) => found.filter(({ from }) => from === start))[0]?.to ?? to
}

/** What led to an address leads on with it. */
const follow = async (tx: Transaction, from: string, to: string) => {
  const near = await tx
    .select({ id: redirects.id, to: redirects.to })
    .from(redirects)
    .where(sql`starts_with(${redirects.to}, ${pathOf(from)})`)
  for (const led of near.filter((one) => startsOf(one.to).includes(from))) {
    const place = to.includes('#') ? '' : (/#.*$/.exec(led.to)?.[0] ?? '')
    await tx
      .update(redirects)
      .set({ to: to + place })
      .where(eq(redirects.id, led.id))
  }
}

/** An entry that visitors knew under one address has another one from now on. */
export const redirectRenamed = async (tx: Transaction, before: string, after: string, by: string | null) => {
  if (before === '/' || before === after) return
  await follow(tx, before, after)
  const origin = 'rename' as const
  const [row] = await tx
    .insert(redirects)
    .values({ from: before, to: after, origin, by })
    .onConflictDoUpdate({ target: redirects.from, set: { to: after, origin, by, createdAt: sql`now()` } })
    .returning({ id: redirects.id })
  await announceRedirect(tx, row?.id ?? 0)
}

/** An address at which there is something: nothing leads away from it. */
export const freeAddress = async (tx: Transaction, address: string) => {
  const gone = await tx.delete(redirects).where(eq(redirects.from, address)).returning({ id: redirects.id })
  if (gone[0]) await announceRedirect(tx, gone[0].id)
}

const columns = {
  id: redirects.id,
  from: redirects.from,
  to: redirects.to,
  origin: redirects.origin,
  created_at: redirects.createdAt,
  created_by: users.name,
}

type RedirectDbRow = Omit<Redirect, 'created_at' | 'dead'> & { created_at: Date }

/** Redirects as the screens read them, with whether each leads to something. */
const readable = async (db: Database | Transaction, rows: readonly RedirectDbRow[]): Promise<Redirect[]> => {
  const dead = await deadAmong(
    db,
    rows.map(({ to }) => to),
  )
  return rows.map(({ created_at, ...row }) => ({ ...row, dead: dead.has(row.to), created_at: created_at.toISOString() }))
}

const one = async (db: Database | Transaction, id: number): Promise<Redirect> => {
  const [row] = await db.select(columns).from(redirects).leftJoin(users, eq(users.id, redirects.by)).where(eq(redirects.id, id))
  const [found] = row ? await readable(db, [row]) : []
  if (!found) throw new ServiceError('not_found')
  return found
}

/** The newest redirects first, those with the words looked for, and how many there are. */
export const listRedirects = async (db: Database, q: string | undefined, page: number, limit: number) => {
  const where = q ? or(ilike(redirects.from, likePattern(q)), ilike(redirects.to, likePattern(q))) : undefined
  const { rows, total } = await readPage(
    { page, limit },
    () => db.$count(redirects, where),
    (cut) =>
      db
        .select(columns)
        .from(redirects)
        .leftJoin(users, eq(users.id, redirects.by))
        .where(where)
        .orderBy(desc(redirects.id))
        .limit(cut.limit)
        .offset(cut.offset),
  )
  return { rows: await readable(db, rows), total }
}

type RedirectInput = { from: string; to: string }

/** A path without its language: a redirect holds in all of them. */
const bare = (path: string) => path.replace(new RegExp(`^/(?:${locales.join('|')}|kk)(?=[/?#]|$)`), '').replace(/^(?!\/)/, '/')

/** Whether visitors of an address see something there. */
const isLiving = async (tx: Transaction, address: string) => {
  const match = matchPage(address)
  if (match && match.page.address === address) return true
  const path = address.slice(1)
  const { entity, slug } = entityAtPath(path)
  const isIt = slug === undefined ? sql`${entries.attributes} ->> 'path' = ${path}` : eq(entries.slug, slug)
  const [found] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.kind, entity.kind), eq(entries.status, 'published'), isIt))
    .limit(1)
  return found !== undefined
}

/** Why an address cannot be redirected, if so. */
const whyNotFrom = async (tx: Transaction, from: string, written: string): Promise<Labels | undefined> => {
  const [path, query] = [pathOf(from), new URLSearchParams(from.replace(/^[^?]*/, ''))]
  if (written.includes('#')) return words.fragment
  const page = matchPage(path)?.page
  if (!page || from === '/') return words.address
  if (query.size === 0) return (await isLiving(tx, from)) ? words.living : undefined
  if (query.has('preview') || page.query.some((name) => query.has(name))) return words.ownQuery
  const held = await tx.$count(redirects, like(redirects.from, '%?%'))
  return held >= mostQueryRedirects ? words.full : undefined
}

/** Creates or replaces a redirect; chains become one step, loops are refused. */
export const writeRedirect = (db: Database, given: RedirectInput, by: string, id?: number): Promise<Redirect> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    if (id !== undefined) await one(tx, id)
    const [from, target] = [canonicalAddress(bare(given.from)), isOwn(given.to) ? bare(given.to) : given.to]
    const why = await whyNotFrom(tx, from, given.from)
    if (why) throw refuse('from', why)
    if (isOwn(target) && !matchPage(pathOf(target))) throw refuse('to', words.address)
    const [other] = await tx
      .select({ id: redirects.id })
      .from(redirects)
      .where(id === undefined ? eq(redirects.from, from) : sql`${eq(redirects.from, from)} and ${ne(redirects.id, id)}`)
    if (other) throw refuse('from', words.taken)
    if (id !== undefined) await tx.delete(redirects).where(eq(redirects.id, id))
    const to = await endOf(tx, target)
    if (startsOf(to).includes(from)) throw refuse('to', words.loop)
    await follow(tx, from, to)
    const values = { from, to, origin: 'editor' as const, by, ...(id !== undefined && { id }) }
    const [row] = await tx.insert(redirects).values(values).returning({ id: redirects.id })
    const written = row?.id ?? 0
    await announceRedirect(tx, written)
    const subject = `${from} → ${to}`
    await note(tx, [
      {
        by,
        action: id === undefined ? 'created' : 'saved',
        kind: redirectTag,
        entryId: written,
        subject: { kz: subject, ru: subject, en: subject },
      },
    ])
    return one(tx, written)
  })

/** Takes a redirect away. */
export const removeRedirect = (db: Database, id: number, by: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const { from, to } = await one(tx, id)
    await tx.delete(redirects).where(eq(redirects.id, id))
    await announceRedirect(tx, id)
    const subject = `${from} → ${to}`
    await note(tx, [{ by, action: 'deleted', kind: redirectTag, entryId: id, subject: { kz: subject, ru: subject, en: subject } }])
  })
