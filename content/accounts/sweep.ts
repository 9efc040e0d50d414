import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { accountMails, emailChanges, oneTimeLinks, outbox, sessions, verifications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

const now = sql`now()`

/** Removes expired sessions and links, unfinished sign-ins, and failed mails to accounts older than a month. */
export const sweepAccounts = async (db: Database) => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  const monthAgo = sql`now() - interval '30 days'`
  const isOver = or(
    and(eq(outbox.state, 'sent'), lt(outbox.sentAt, monthAgo)),
    // By now the receiver has found another way or has given up.
    and(eq(outbox.state, 'failed'), lt(outbox.createdAt, monthAgo)),
  )
  await db.delete(outbox).where(and(inArray(outbox.receiver, accountMails), isOver))
}
