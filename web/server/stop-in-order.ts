import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'
import type { Logger } from 'pino'
import type { Front } from './front.ts'

/** How long a stop waits for requests under way, in milliseconds. */
const patience = 8000

/** For so long connections stay open that nothing is asked on, in milliseconds: a request may be on its way on one of them. */
const lingering = 500

/** Ends the process when it is told to, or when its supervisor is gone: no new connections, the open requests to their end. */
export const stopInOrder = (server: Server, front: Pick<Front, 'busy' | 'leave'>, log: Logger, close: () => Promise<void>) => {
  let isStopping = false
  const stop = async (reason: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ reason }, 'site is stopping')
    setTimeout(() => {
      log.warn({ requests: front.busy }, 'requests under way are cut off')
      process.exit(0)
    }, patience).unref()
    front.leave()
    // Not the way of an HTTP server, which would end at once the connections that nothing is asked on.
    const closed = new Promise((resume) => Listening.prototype.close.call(server, resume))
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 50), lingering)
    await close()
    await closed
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('disconnect', () => void stop('supervisor gone'))
}
