import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database as the rest of the service sees it, for either engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** One transaction of that database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where statements are sent. */
type Engine = {
  db: Database
  /** The one text that a statement answers, straight from the driver: for the few statements where every step shows. */
  text: (statement: string, values: readonly (string | number)[]) => Promise<string>
}

/** States of a replica: in use for visitors' reads, or replaced by the primary because it lags or is unavailable. */
export const replicaStates = ['used', 'lagging', 'away'] as const

/** One of these. */
export type ReplicaState = (typeof replicaStates)[number]

/** The engine for visitors' reads: the database itself, or a replica of it. Read-only. */
export type Reading = Engine & {
  /** Later reads see everything committed until now; called before a change is announced. */
  seeAll: () => void
  /** Starts using the replica, if there is one, and reports each change of its state. */
  follow: (onState: (state: ReplicaState, cause?: unknown) => void) => void
}

/** An open database with the specifics of each engine. */
export type Storage = Engine & {
  engine: 'pglite' | 'postgres'
  reading: Reading
  /** Calls back for every notification on a channel, and after a broken connection is back; answers how to stop. */
  listen: (channel: string, heard: (payload: string) => void, reconnected: () => void) => Promise<() => Promise<void>>
  /** Runs alone among all nodes of this database. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether the database answers now. */
  ping: () => Promise<void>
  /** Resolves when the database has crashed for good, as far as this process is concerned, with the reason. */
  died: Promise<unknown>
  close: () => Promise<void>
}

/** A database without a replica is read where it is written. */
export const readingFrom = (source: Engine): Reading => ({ ...source, seeAll: () => undefined, follow: () => undefined })

/** The rows of a raw statement, in the common shape of both drivers. */
export const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows

/**
 * Plans are made for memory and solid disks, on which a step through an index costs about as much as one along a table. By the server's
 * default it costs four times as much: a search for many words would rather read every entry, and takes twenty times as long.
 */
export const planning = 'random_page_cost=1.1'

/** The migrations: one set for both engines. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
