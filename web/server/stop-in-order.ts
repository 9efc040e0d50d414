import type { Server } from 'node:http'
import { gracefulShutdown } from '@narkhoz/server-kit/shutdown.ts'
import type { Logger } from 'pino'
import type { Front } from './front.ts'

/** How long a stop waits for requests under way, in milliseconds. */
const patience = 8000

/** For so long connections stay open that nothing is asked on, in milliseconds. */
const lingering = 500

/** Ends the process when it is told to, or when its supervisor is gone: no new connections, the open requests to their end. */
export const stopInOrder = (server: Server, front: Pick<Front, 'busy' | 'leave'>, log: Logger, close: () => Promise<void>) =>
  gracefulShutdown({
    server,
    patience,
    lingering,
    begin: (reason) => {
      log.info({ reason }, 'site is stopping')
      front.leave()
    },
    cutOff: () => {
      log.warn({ requests: front.busy }, 'requests under way are cut off')
      process.exit(0)
    },
    close,
    end: () => process.exit(0),
  })
