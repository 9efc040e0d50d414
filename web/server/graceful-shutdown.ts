import type { Server } from 'node:http'
import { gracefulShutdown } from '@narkhoz/server-kit/shutdown.ts'
import type { Logger } from 'pino'
import type { SiteRequestListener } from './http/request-listener.ts'

/** How long a stop waits for requests under way, in milliseconds. */
const drainTimeout = 8000

/** For so long connections stay open that nothing is asked on, in milliseconds. */
const idleConnectionGrace = 500

/** Ends the process when it is told to, or when its supervisor is gone: no new connections, the open requests to their end. */
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
