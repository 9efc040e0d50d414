import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** How long a stop waits for requests under way, in milliseconds. */
const patience = 8000

/** Ends the process when it is told to, or when its supervisor is gone: no new requests, the open ones to their end. */
export const stopInOrder = (server: Server, log: Logger, close: () => Promise<void>) => {
  let isStopping = false
  const stop = async (reason: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ reason }, 'site is stopping')
    setTimeout(() => process.exit(0), patience).unref()
    // Who is answered from now on is told to come back on another connection, so that none is cut that somebody just writes to.
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false
    })
    const closed = new Promise((resume) => server.close(resume))
    await close()
    await closed
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('disconnect', () => void stop('supervisor gone'))
}
