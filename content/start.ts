import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { makeDataDir } from '@narkhoz/server-kit/data-dir.ts'
import { configurationExit, EnvironmentError, readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { gracefulShutdown } from '@narkhoz/server-kit/shutdown.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { type Logger, pino } from 'pino'
import { firstLinkHours } from './accounts/first-link.ts'
import { inFlightAnswers } from './http/in-flight.ts'
import { createServiceServer } from './http/server.ts'
import type { Service } from './http/service.ts'
import { createLog } from './log.ts'
import { refreshSearch } from './search/rebuild.ts'
import { fill } from './seed/fill.ts'
import { isEmpty } from './seed/is-empty.ts'
import { createService } from './service.ts'
import { openStorage } from './storage/open.ts'

/** Grace period of requests in flight at shutdown, in milliseconds. */
const patience = 8000

/** How long idle connections stay open at shutdown, in milliseconds: a request may already be in transit on one. */
const lingering = 100

/** How much of the log waits for a reader that does not read; what comes then is lost, and not the memory. */
const mostUnread = 4 * 1024 * 1024

const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `CONTENT_PORT ${port} is in use by another program.`,
  EACCES: (port) => `CONTENT_PORT ${port} may not be used without special rights.`,
  EADDRNOTAVAIL: (_, host) => `CONTENT_HOST ${host} is no address of this machine.`,
}

const listen = async (server: Server, port: number, host: string) => {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? '']
    if (reason) throw new StartError(reason(port, host), { cause })
    throw cause
  }
}

/** The supervisor prints it prominently; without one there is only the log. */
const tellFirstLink = async ({ accounts }: Service, log: Logger) => {
  const url = await accounts.firstLink()
  if (url && process.connected) process.send?.({ firstAdministrator: url })
  else if (url)
    log.info({ url }, `nobody has an account: open this link once, within ${firstLinkHours} hours, to become the first administrator`)
}

const start = async () => {
  const environment = readEnvironment(process.env)
  // Lines are gathered and written a few kilobytes at a time; a write each would cost more than most answers.
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500, maxLength: mostUnread })
  // The reader of the log may be gone or its disk full: the service goes on all the same.
  output.on('error', () => undefined)
  const log = createLog(environment.logLevel, output)
  makeDataDir(environment.dataDir)
  const storage = await openStorage(environment)
  await storage.alone(async () => {
    const indexed = await refreshSearch(storage, (told) => log.info(told))
    if (indexed > 0) log.info({ entries: indexed }, 'made anew what search reads')
    if (!(await isEmpty(storage))) return
    log.info('seeding the empty database')
    const loaded = await fill(storage, (told) => log.info(told))
    log.info({ entries: loaded }, 'seeded')
  })
  const { fetch, service, close } = await createService(environment, storage, log)
  const server = createServiceServer(fetch, service)
  const answers = inFlightAnswers(server)
  // Commands on this machine find the running service here.
  const presence = join(environment.dataDir, 'content.json')

  const leave = (code: number) => {
    log.info({ code }, 'stopped')
    try {
      output.flushSync()
    } finally {
      process.exit(code)
    }
  }
  const stop = gracefulShutdown({
    server,
    patience,
    lingering,
    begin: (why) => {
      log.info({ why }, 'stopping')
      // Closing a lost database may hang; the supervisor would wait in vain.
      setTimeout(() => leave(1), patience + 1500)
      answers.leave()
      // Not after the requests: the remaining time may be too short for a slow mail server.
      void service.mail.stop()
    },
    cutOff: () => {
      log.warn({ requests: answers.count }, 'requests under way are cut off')
      server.closeAllConnections()
    },
    end: async (code) => {
      rmSync(presence, { force: true })
      await close()
        .then(storage.close)
        .catch((error: unknown) => log.error({ err: error }, 'the database was not closed'))
      leave(code)
    },
  })
  // The supervisor restarts this process, and the database recovers what it has written.
  void storage.died.then((error) => {
    log.fatal({ err: error }, 'the embedded database has died')
    void stop('database died', 1)
  })
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

  // A client may ask it to stop right after the first response.
  const { contentPort: port, contentHost: host, ownContentUrl: url } = environment
  await listen(server, port, host)
  // One connection that could not be taken, because there are too many: the others are served.
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be taken'))
  const elsewhere = url === `http://127.0.0.1:${port}` ? {} : { url }
  writeFileSync(presence, JSON.stringify({ pid: process.pid, port, ...elsewhere }), { mode: 0o600 })
  log.info({ port, host, engine: storage.engine }, 'content service listens')
  await tellFirstLink(service, log).catch((error: unknown) => log.error({ err: error }, 'the first administrator’s link could not be made'))
}

start().catch((error: unknown) => {
  if (error instanceof EnvironmentError || error instanceof StartError) {
    process.stderr.write(`${error.message}\n`)
    process.exit(configurationExit)
  }
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
})
