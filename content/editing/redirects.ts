import type { Redirect } from '@narkhoz/contract/admin/redirects.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Labels, locales } from '@narkhoz/contract/locales.ts'
import { ownerOf } from '@narkhoz/contract/pages/owner.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { and, desc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import { announce } from '../changes/announce.ts'
import { redirectTag } from '../content/redirect-from.ts'
import { lockContent } from '../content/save.ts'
import { containing } from '../storage/containing.ts'
import { readPage } from '../storage/read-page.ts'
import { entries, redirects, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { note } from './log-lines.ts'

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
  address: {
    kz: 'Сайтта мұндай мекенжай болуы мүмкін емес.',
    ru: 'Такого адреса на сайте быть не может.',
    en: 'The site cannot have such an address.',
  },
} as const satisfies Record<string, Labels>

const refuse = (field: 'from' | 'to', why: Labels) => new ServiceError('invalid', { fields: { [field]: why } })

const told = (tx: Transaction, id: number) => announce(tx, [{ kind: redirectTag, id, slug: null }])

/** Where an address finally leads: targets are no starts, so one step is all there is. */
const endOf = async (tx: Transaction, to: string) => {
  const [next] = await tx.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, to))
  return next?.to ?? to
}

/** What led to an address leads on with it. */
const follow = (tx: Transaction, from: string, to: string) => tx.update(redirects).set({ to }).where(eq(redirects.to, from))

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
  await told(tx, row?.id ?? 0)
}

/** An address at which there is something: nothing leads away from it. */
export const freeAddress = async (tx: Transaction, address: string) => {
  const gone = await tx.delete(redirects).where(eq(redirects.from, address)).returning({ id: redirects.id })
  if (gone[0]) await told(tx, gone[0].id)
}

const columns = {
  id: redirects.id,
  from: redirects.from,
  to: redirects.to,
  origin: redirects.origin,
  created_at: redirects.createdAt,
  created_by: users.name,
}

const readable = ({ created_at, ...row }: Omit<Redirect, 'created_at'> & { created_at: Date }): Redirect => ({
  ...row,
  created_at: created_at.toISOString(),
})

const one = async (db: Database | Transaction, id: number): Promise<Redirect> => {
  const [row] = await db.select(columns).from(redirects).leftJoin(users, eq(users.id, redirects.by)).where(eq(redirects.id, id))
  if (!row) throw new ServiceError('not_found')
  return readable(row)
}

/** The newest redirects first, those with the words looked for, and how many there are. */
export const listRedirects = async (db: Database, q: string | undefined, page: number, limit: number) => {
  const where = q ? or(ilike(redirects.from, containing(q)), ilike(redirects.to, containing(q))) : undefined
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
  return { rows: rows.map(readable), total }
}

type Given = { from: string; to: string }

/** A path without its language: a redirect holds in all of them. */
const bare = (path: string) => path.replace(new RegExp(`^/(?:${locales.join('|')})(?=/|$)`), '') || '/'

/** Whether visitors of an address see something there. */
const isLiving = async (tx: Transaction, address: string) => {
  const match = matchPage(address)
  if (match && match.page.address === address) return true
  const path = address.slice(1)
  const { entity, slug } = ownerOf(path)
  const isIt = slug === undefined ? sql`${entries.attributes} ->> 'path' = ${path}` : eq(entries.slug, slug)
  const [found] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.kind, entity.kind), eq(entries.status, 'published'), isIt))
    .limit(1)
  return found !== undefined
}

const isOwn = (address: string) => address.startsWith('/')

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** Writes a redirect that somebody wants, new or in place of another; chains become one step, circles are refused. */
export const writeRedirect = (db: Database, given: Given, by: string, id?: number): Promise<Redirect> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    if (id !== undefined) await one(tx, id)
    const [from, target] = [bare(given.from), isOwn(given.to) ? bare(given.to) : given.to]
    if (from === '/' || !matchPage(from)) throw refuse('from', words.address)
    if (await isLiving(tx, from)) throw refuse('from', words.living)
    if (isOwn(target) && !matchPage(pathOf(target))) throw refuse('to', words.address)
    const [other] = await tx
      .select({ id: redirects.id })
      .from(redirects)
      .where(id === undefined ? eq(redirects.from, from) : sql`${eq(redirects.from, from)} and ${ne(redirects.id, id)}`)
    if (other) throw refuse('from', words.taken)
    if (id !== undefined) await tx.delete(redirects).where(eq(redirects.id, id))
    const to = await endOf(tx, target)
    if (to === from) throw refuse('to', words.loop)
    await follow(tx, from, to)
    const values = { from, to, origin: 'editor' as const, by, ...(id !== undefined && { id }) }
    const [row] = await tx.insert(redirects).values(values).returning({ id: redirects.id })
    const written = row?.id ?? 0
    await told(tx, written)
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
    await told(tx, id)
    const subject = `${from} → ${to}`
    await note(tx, [{ by, action: 'deleted', kind: redirectTag, entryId: id, subject: { kz: subject, ru: subject, en: subject } }])
  })
