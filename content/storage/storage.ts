import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database as the rest of the service sees it, whichever engine stands behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** One transaction of that database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where statements are sent. */
type Engine = {
  db: Database
  /** The one text that a statement answers, straight from the driver: for the few statements where every step shows. */
  text: (statement: string, values: readonly (string | number)[]) => Promise<string>
}

/** How a replica stands: what visitors read comes from it, or from the primary because it lags or cannot be asked. */
export const replicaStates = ['used', 'lagging', 'away'] as const

/** One of these. */
export type ReplicaState = (typeof replicaStates)[number]

/** Where what visitors read is asked for: the database itself, or a replica of it. Nothing is written there. */
export type Reading = Engine & {
  /** What was committed until now is seen by whoever asks from now on; said before anybody is told of a change. */
  seeAll: () => void
  /** Begins to use the replica, if there is one, and is told whenever it stands otherwise. */
  follow: (told: (standing: ReplicaState, cause?: unknown) => void) => void
}

/** An open database with what the two engines do each in their own way. */
export type Storage = Engine & {
  engine: 'pglite' | 'postgres'
  reading: Reading
  /** Calls back for every notification on a channel, and after a broken connection is back; answers how to stop. */
  listen: (channel: string, heard: (payload: string) => void, reconnected: () => void) => Promise<() => Promise<void>>
  /** Runs alone among all nodes of this database. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether the database answers now. */
  ping: () => Promise<void>
  /** Kept when the database has died for good, as far as this process goes, with the reason. */
  died: Promise<unknown>
  close: () => Promise<void>
}

/** A database without a replica is read where it is written. */
export const readingFrom = (asked: Engine): Reading => ({ ...asked, seeAll: () => undefined, follow: () => undefined })

/** The rows of a statement that was written out, which both drivers hand over in the same way. */
export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows

/**
 * Plans are made for memory and solid disks, on which a step through an index costs about as much as one along a table. By the server's
 * default it costs four times as much: a search for many words would rather read every entry, and takes twenty times as long.
 */
export const planning = 'random_page_cost=1.1'

/** Where the migrations stand: one set for both engines. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
