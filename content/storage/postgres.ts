import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { listenOn } from './listening.ts'
import { Replica } from './replica.ts'
import * as schema from './schema.ts'
import { migrationsFolder, planning, type Reading, readingFrom, type Storage } from './storage.ts'
import { isUnreachable } from './unreachable.ts'

/** Numbers that no other program uses on this database: nodes that start together queue on them. */
const locks = { migrating: 7_196_301, alone: 7_196_303 } as const

/** The oldest PostgreSQL that the schema and the tests are held to. */
const oldestMajor = 15

/**
 * Query timeout in milliseconds, far above any query. A server that vanishes, as in a failover, would otherwise block every
 * connection for the quarter of an hour that TCP retries. `DATABASE_URL` may override it (`?query_timeout=`).
 */
const longestQuery = 60_000

/** The same on the server, which would continue an abandoned statement. */
const longestStatement = (url: string) => Number(/[?&]query_timeout=(\d+)/.exec(url)?.[1] ?? longestQuery)

/**
 * Statement timeout of visitors' reads in milliseconds: below that of a replica's answer, or an expensive query would be retried at
 * the primary. `DATABASE_URL` may override it (`?statement_timeout=`), then for every statement.
 */
const longestRead = 3000

const settingsFor = (url: string) => ({
  connectionString: url,
  application_name: 'content',
  // A plan made for any values joins two facets the long way round: 200 ms instead of 5 where the lists are long.
  options: `-c plan_cache_mode=force_custom_plan -c ${planning}`,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // The transaction of a dead connection would hold its locks for as long as the server believes in it: a resubmitted form would
  // wait for them in vain.
  idle_in_transaction_session_timeout: longestQuery,
})

/** Serializes work across all nodes: a session holds the lock and releases it when it ends. */
const holding = async <T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const settings = settingsFor(url)
  // A migration takes as long as it takes, and so does the wait for another node's, whatever the role is limited to.
  const client = new pg.Client({ ...settings, options: `${settings.options} -c statement_timeout=0 -c lock_timeout=0` })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Queries are short: a few connections keep as many server processes busy. Visitors' reads have a separate pool, so that a flood of
 * them delays no form or sign-in.
 */
const connections = 6

/** The database's message: a failed query wraps it in the statement, which is pages long. */
const said = (error: unknown): string => {
  if (error instanceof AggregateError) return said(error.errors[0])
  if (!(error instanceof Error)) return 'no connection'
  return error.cause instanceof Error ? said(error.cause) : error.message || error.name
}

const unreachable = (cause: unknown) => new StartError(`DATABASE_URL cannot be used: ${said(cause)}.`, { cause })

/**
 * Drizzle over the pool, with transactions that always release their connection: its own leaks one when it breaks before the first
 * statement.
 */
const databaseOn = (pool: pg.Pool) => {
  const known = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  const on = (client: pg.PoolClient) => {
    const db = known.get(client) ?? drizzle({ client, schema })
    known.set(client, db)
    return db
  }
  const db = drizzle({ client: pool, schema })
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await on(client).transaction(work, config)
    } catch (error) {
      isBroken = isUnreachable(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  return Object.assign(db, { transaction })
}

const openPool = (url: string, more: pg.PoolConfig = {}) => {
  const pool = new pg.Pool({ query_timeout: longestQuery, ...settingsFor(url), max: connections, ...more })
  // A query on a broken connection rejects; an unhandled error event of an idle one would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

type Query = <T extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<pg.QueryResult<T>>

/** Sends statements that answer one text, each under a name by which a connection remembers it; no other sender may use the same. */
const textsOf = (query: Query, sender: string): Storage['text'] => {
  const names = new Map<string, string>()
  const nameOf = (statement: string) => {
    const name = names.get(statement) ?? `${sender} ${names.size}`
    names.set(statement, name)
    return name
  }
  return async (statement, values) => {
    const config: pg.QueryArrayConfig = { name: nameOf(statement), text: statement, values: [...values], rowMode: 'array' }
    const { rows } = await query<[string]>(config)
    return String(rows[0]?.[0])
  }
}

/** A silent replica is abandoned long before a visitor would give up on the primary. */
const replicaPatience = { connectionTimeoutMillis: 2000, query_timeout: 4000 }

const readingFromPrimary = (primary: pg.Pool, { transaction }: Storage['db']): Reading =>
  readingFrom({
    db: Object.assign(drizzle({ client: primary, schema }), { transaction }),
    text: textsOf((config) => primary.query(config), 'reading'),
  })

const readingFromReplica = (primary: pg.Pool, url: string, { transaction }: Storage['db']) => {
  const replica = new Replica({ primary, replica: openPool(url, { ...replicaPatience, statement_timeout: longestRead }) })
  // Drizzle uses nothing but `query` of a client without transactions.
  const db = drizzle({ client: replica as unknown as pg.Pool, schema })
  const reading: Reading = {
    db: Object.assign(db, { transaction }),
    text: textsOf(replica.query, 'reading'),
    seeAll: () => replica.seeAll(),
    follow: (onState) => replica.follow(onState),
  }
  return { reading, close: () => replica.close() }
}

/** Opens a PostgreSQL database, migrated once however many nodes start together, and a replica to read from where one is named. */
export const openPostgres = async (url: string, readUrl?: string): Promise<Storage> => {
  const pool = openPool(url, { statement_timeout: longestStatement(url) })
  const readPool = openPool(url, { statement_timeout: longestRead })
  try {
    const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
    if (major < oldestMajor) throw new StartError(`DATABASE_URL names PostgreSQL ${major}; ${oldestMajor} or newer is needed.`)
    await holding(url, locks.migrating, (single) => migrate(drizzle({ client: single }), { migrationsFolder }))
  } catch (cause) {
    await Promise.all([pool.end(), readPool.end()])
    throw cause instanceof StartError ? cause : unreachable(cause)
  }
  const db = databaseOn(pool)
  const text = textsOf((config) => pool.query(config), 'text')
  const replica = readUrl ? readingFromReplica(readPool, readUrl, db) : undefined
  return {
    engine: 'postgres',
    db,
    text,
    reading: replica?.reading ?? readingFromPrimary(readPool, db),
    listen: (channel, heard, reconnected) => listenOn(() => new pg.Client(settingsFor(url)), { channel, heard, reconnected }),
    alone: (work) => holding(url, locks.alone, work),
    ping: async () => {
      await pool.query('select 1')
    },
    // The pool replaces a lost connection.
    died: new Promise(() => undefined),
    close: async () => {
      await replica?.close()
      await Promise.all([pool.end(), readPool.end()])
    },
  }
}
