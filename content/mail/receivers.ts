import { contactSettings } from '@narkhoz/contract/entities/contact-settings.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { eq } from 'drizzle-orm'
import { entries } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'

/** A possible receiver of a question. */
export type Receiver = { email?: string; title?: Partial<Labels> }

/** Everybody whom a question may go to. */
export const receiversIn = async (db: Database | Transaction): Promise<readonly Receiver[]> => {
  const [contacts] = await db
    .select({ attributes: entries.attributes })
    .from(entries)
    .where(eq(entries.kind, contactSettings.kind))
    .limit(1)
  return (contacts?.attributes as { receivers?: Receiver[] } | undefined)?.receivers ?? []
}
