import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { configurationExit, EnvironmentError, readEnvironment } from '@narkhoz/contract/environment.ts'
import { pino } from 'pino'
import { isEmpty } from './seed/is-empty.ts'
import { createService } from './service.ts'
import { StartError } from './start-error.ts'
import { openStorage } from './storage/open.ts'

/** How long a stop waits for requests under way, in milliseconds. */
const patience = 8000

const listen = async (server: Server, port: number) => {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new StartError(`CONTENT_PORT ${port} is in use by another program.`, { cause })
    throw cause
  }
}

const makeDataDir = (dataDir: string) => {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made or written: ${(cause as Error).message}.`, { cause })
  }
}

const start = async () => {
  const environment = readEnvironment(process.env)
  // Lines are gathered and written a few kilobytes at a time; a write each would cost more than most answers.
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })
  const log = pino({ name: 'content', level: environment.logLevel }, output)
  makeDataDir(environment.dataDir)
  const storage = await openStorage(environment)
  await storage.alone(async () => {
    if (!(await isEmpty(storage))) return
    log.info('seeding the empty database')
    // The starter content is megabytes of text: loaded once in a database's life.
    const { load } = await import('./seed/load.ts')
    log.info({ entries: await load(storage) }, 'seeded')
  })
  const { fetch, close } = await createService(environment, storage, log)
  // Headers and bodies must arrive in time: a slow sender holds a connection no longer than this.
  const server = createAdaptorServer({
    fetch,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 },
  }) as Server
  await listen(server, environment.contentPort)
  // Commands on this machine find the running service here.
  const presence = join(environment.dataDir, 'content.json')
  writeFileSync(presence, JSON.stringify({ pid: process.pid, port: environment.contentPort }), { mode: 0o600 })
  log.info({ port: environment.contentPort, engine: storage.engine }, 'content service listens')

  let stopping = false
  const stop = async (why: string) => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    const closed = new Promise((resolve) => server.close(resolve))
    const impatient = setTimeout(() => server.closeAllConnections(), patience)
    await close()
    server.closeIdleConnections()
    await closed
    clearTimeout(impatient)
    rmSync(presence, { force: true })
    await storage.close()
    output.flushSync()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // The supervisor is gone: nobody would stop this process any more.
  process.on('disconnect', () => void stop('supervisor gone'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}

start().catch((error: unknown) => {
  if (error instanceof EnvironmentError || error instanceof StartError) {
    process.stderr.write(`${error.message}\n`)
    process.exit(configurationExit)
  }
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
})
