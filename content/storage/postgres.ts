import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { StartError } from '../start-error.ts'
import * as schema from './schema.ts'
import { migrationsFolder, type Storage } from './storage.ts'

/** Numbers that no other program uses on this database: nodes that start together queue on them. */
const locks = { migrating: 7_196_301, alone: 7_196_303 } as const

/** The oldest PostgreSQL that the schema and the tests are held to. */
const oldestMajor = 15

const quiet = {
  onnotice: () => undefined,
  connection: {
    application_name: 'content',
    // A plan made for any values joins two facets the long way round: 200 ms instead of 5 where the lists are long.
    plan_cache_mode: 'force_custom_plan',
  },
}

/** Runs one after the other across all nodes: the lock lives in a session of its own and falls with it. */
const holding = async <T>(url: string, lock: number, work: (client: postgres.Sql) => Promise<T>): Promise<T> => {
  const client = postgres(url, { ...quiet, max: 1 })
  try {
    await client`select pg_advisory_lock(${lock})`
    return await work(client)
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** Few, because queries are short and queue up on a connection: one that is busy anyway need not be woken. */
const connections = 4

/** What the database itself said: a failed query wraps that in the statement, which is pages long. */
const said = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no connection'
  return error.cause instanceof Error ? said(error.cause) : error.message || error.name
}

const unreachable = (cause: unknown) => new StartError(`DATABASE_URL cannot be used: ${said(cause)}.`, { cause })

/** Opens a PostgreSQL database, migrated once however many nodes start together. */
export const openPostgres = async (url: string): Promise<Storage> => {
  const client = postgres(url, { ...quiet, max: connections })
  try {
    const [row] = await client<{ version: number }[]>`select current_setting('server_version_num')::int as version`
    const major = Math.floor((row?.version ?? 0) / 10_000)
    if (major < oldestMajor) throw new StartError(`DATABASE_URL names PostgreSQL ${major}; ${oldestMajor} or newer is needed.`)
    await holding(url, locks.migrating, (single) => migrate(drizzle(single), { migrationsFolder }))
  } catch (cause) {
    await client.end({ timeout: 1 })
    throw cause instanceof StartError ? cause : unreachable(cause)
  }
  return {
    engine: 'postgres',
    db: drizzle({ client, schema }),
    text: async (statement, values) => {
      const [row] = await client.unsafe(statement, [...values], { prepare: true }).values()
      return String(row?.[0])
    },
    listen: async (channel, heard, reconnected) => {
      const { unlisten } = await client.listen(channel, heard, reconnected)
      return unlisten
    },
    alone: (work) => holding(url, locks.alone, work),
    ping: async () => {
      await client`select 1`
    },
    close: () => client.end({ timeout: 5 }),
  }
}
