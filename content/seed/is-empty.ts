import { sql } from 'drizzle-orm'
import { entries, seeded } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** Whether the database has never held any content. */
export const isEmpty = async ({ db }: Pick<Storage, 'db'>) => {
  const [known] = await db.select({ one: sql`1` }).from(seeded).limit(1)
  const [entry] = await db.select({ one: sql`1` }).from(entries).limit(1)
  return !known && !entry
}
