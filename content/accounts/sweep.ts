import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { accountMails, emailChanges, oneTimeLinks, outbox, sessions, verifications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

const now = sql`now()`

/** Removes what has ended by itself: sessions, links, sign-ins that were never finished, and mails to accounts of a month ago. */
export const sweepAccounts = async (db: Database) => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await db
    .delete(outbox)
    .where(and(inArray(outbox.receiver, accountMails), eq(outbox.state, 'sent'), lt(outbox.sentAt, sql`now() - interval '30 days'`)))
}
