import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { apiBase } from '@narkhoz/contract/api.ts'
import { configurationExit, EnvironmentError, readEnvironment } from '@narkhoz/contract/environment.ts'
import { type Logger, pino } from 'pino'
import { createServiceServer } from './http/server.ts'
import type { Service } from './http/service.ts'
import { createLog } from './log.ts'
import { refreshSearch } from './search/rebuild.ts'
import { fill } from './seed/fill.ts'
import { isEmpty } from './seed/is-empty.ts'
import { createService } from './service.ts'
import { StartError } from './start-error.ts'
import { makeDataDir } from './storage/data-dir.ts'
import { openStorage } from './storage/open.ts'

/** How long a stop waits for requests under way, in milliseconds. */
const patience = 8000

const reasons: Record<string, string> = { EADDRINUSE: 'is in use by another program', EACCES: 'may not be used without special rights' }

const listen = async (server: Server, port: number) => {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? '']
    if (reason) throw new StartError(`CONTENT_PORT ${port} ${reason}.`, { cause })
    throw cause
  }
}

/** Ends the answers that never end by themselves: listeners to changes come back to another node, or later. */
const streamsOf = (server: Server) => {
  const open = new Set<ServerResponse>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(`${apiBase}/changes`)) return
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    end: () => {
      for (const response of open) response.end()
    },
  }
}

/** Whoever started this process tells it where people see it; without one there is only the log. */
const tellFirstLink = async ({ accounts }: Service, log: Logger) => {
  const url = await accounts.firstLink()
  if (url && process.connected) process.send?.({ firstAdministrator: url })
  else if (url) log.info({ url }, 'nobody has an account: open this link once to become the first administrator')
}

const start = async () => {
  const environment = readEnvironment(process.env)
  // Lines are gathered and written a few kilobytes at a time; a write each would cost more than most answers.
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })
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
  const streams = streamsOf(server)
  // Commands on this machine find the running service here.
  const presence = join(environment.dataDir, 'content.json')

  let stopping = false
  const stop = async (why: string) => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    const impatient = setTimeout(() => {
      log.warn('requests under way are cut off')
      server.closeAllConnections()
    }, patience)
    // A database that is gone may never answer its closing; whoever started this process would wait in vain.
    setTimeout(() => leave(1), patience + 1500)
    const closed = new Promise((resolve) => server.close(resolve))
    streams.end()
    // Not after the requests: what is left of the time may be too short for a slow mail server.
    void service.mail.stop()
    // A connection that was at work when the server closed is kept alive behind its answer.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    await closed
    clearInterval(idle)
    clearTimeout(impatient)
    rmSync(presence, { force: true })
    await close()
      .then(storage.close)
      .catch((error: unknown) => log.error({ err: error }, 'the database was not closed'))
    leave(0)
  }
  const leave = (code: number) => {
    log.info({ code }, 'stopped')
    output.flushSync()
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // The supervisor is gone: nobody would stop this process any more.
  process.on('disconnect', () => void stop('supervisor gone'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

  // Whoever is answered may ask it to stop at once.
  await listen(server, environment.contentPort)
  writeFileSync(presence, JSON.stringify({ pid: process.pid, port: environment.contentPort }), { mode: 0o600 })
  log.info({ port: environment.contentPort, engine: storage.engine }, 'content service listens')
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
