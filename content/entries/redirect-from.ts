import { asc, eq, like } from 'drizzle-orm'
import { redirects } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** Redirects change under this name, like the entries of a kind. */
export const redirectTag = 'redirect'

/** Where visitors of a path are sent, if anywhere. */
export const redirectFrom = async (db: Database, from: string): Promise<string | undefined> => {
  const [row] = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, from))
  return row?.to
}

/** Redirects that match a query. */
export const queryRedirects = (db: Database) =>
  db.select({ from: redirects.from, to: redirects.to }).from(redirects).where(like(redirects.from, '%?%')).orderBy(asc(redirects.from))
