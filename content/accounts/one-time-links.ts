import { createHash, randomBytes } from 'node:crypto'
import type { Welcome } from '@narkhoz/contract/admin/accounts.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { emailChanges, oneTimeLinks, outbox, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { firstLinkHours } from './first-link.ts'
import { isLostLink } from './unreached.ts'

type Kind = Welcome['kind']

const hour = 3600

/** How long links of each kind can be used, in seconds. */
const lasts: Readonly<Record<Kind, number>> = {
  'first administrator': firstLinkHours * hour,
  invitation: 7 * 24 * hour,
  reset: hour,
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The screen that accepts a link. In the fragment, so that no server and no log sees the token. */
const addressOf = (adminUrl: string, token: string) => `${adminUrl}/admin/#/welcome?token=${token}`

/** A link as its one reader gets it. */
export type OneTimeLink = { url: string; expiresAt: Date }

/** Makes a link; only its hash is stored. Earlier ones of the same person stay good, since any of them may be the one that arrives. */
export const makeLink = async (db: Database | Transaction, adminUrl: string, kind: Kind, userId: string | null): Promise<OneTimeLink> => {
  const token = randomBytes(32).toString('base64url')
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, sql`now()`))
  const [made] = await db
    .insert(oneTimeLinks)
    .values({ hash: hashOf(token), kind, userId, expiresAt: sql`now() + make_interval(secs => ${lasts[kind]})` })
    .returning({ expiresAt: oneTimeLinks.expiresAt })
  if (!made?.expiresAt) throw new Error('A link was stored without its end')
  return { url: addressOf(adminUrl, token), expiresAt: made.expiresAt }
}

const isGood = (token: string) => and(eq(oneTimeLinks.hash, hashOf(token)), gt(oneTimeLinks.expiresAt, sql`now()`))

/** Whom a link is for, or nothing where it was used, has ended or never was; also where its account was disabled since. */
export const readLink = async (db: Database, token: string) => {
  const [found] = await db
    .select({ kind: oneTimeLinks.kind, userId: oneTimeLinks.userId, user: users })
    .from(oneTimeLinks)
    .leftJoin(users, eq(users.id, oneTimeLinks.userId))
    .where(isGood(token))
  return found?.user?.disabledAt ? undefined : found
}

/** Removes failed link mails of a user: they have another link, or need none. */
export const forgetLost = (db: Database | Transaction, userId: string) =>
  db.delete(outbox).where(and(eq(outbox.userId, userId), isLostLink))

/** Invalidates a user's links, also those in the outbox: their purpose is gone. */
export const dropLinks = async (db: Database | Transaction, userId: string) => {
  await db.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId))
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await db.delete(outbox).where(and(eq(outbox.userId, userId), eq(outbox.receiver, 'new address'), eq(outbox.state, 'queued')))
  await forgetLost(db, userId)
}

/** A number that no other lock of this database has: links are used one at a time. */
const lock = 7_196_308

/** Consumes a link, and with it all others of the same purpose; false if it was consumed concurrently. */
export const consumeLink = async (tx: Transaction, token: string): Promise<boolean> => {
  // Two that use two links for the same at once would each wait for the other's to be taken away.
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  const [used] = await tx.delete(oneTimeLinks).where(isGood(token)).returning({ kind: oneTimeLinks.kind, userId: oneTimeLinks.userId })
  if (!used) return false
  if (used.userId === null) await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.kind, used.kind))
  else await dropLinks(tx, used.userId)
  return true
}
