import type { Server } from 'node:http'
import { gracefulShutdown } from '@narkhoz/server-kit/shutdown.ts'
import type { Logger } from 'pino'
import type { SiteRequestListener } from './http/request-listener.ts'

/** Grace period of requests in flight at shutdown, in milliseconds. */
const drainTimeout = 8000

/** How long idle connections stay open at shutdown, in milliseconds. */
const idleConnectionGrace = 500

/** Graceful shutdown on a signal, or when the supervisor is gone: no new connections, open requests are completed. */
export const shutDownGracefully = (
  server: Server,
  listener: Pick<SiteRequestListener, 'requestsInFlight' | 'closeConnections'>,
  log: Logger,
  close: () => Promise<void>,
) =>
  gracefulShutdown({
    server,
    patience: drainTimeout,
    lingering: idleConnectionGrace,
    begin: (reason) => {
      log.info({ reason }, 'site is stopping')
      listener.closeConnections()
    },
    cutOff: () => {
      log.warn({ requests: listener.requestsInFlight }, 'requests under way are cut off')
      process.exit(0)
    },
    close,
    end: () => process.exit(0),
  })
