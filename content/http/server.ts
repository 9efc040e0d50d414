import { createServer, type Server } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server'
import { type ErrorCode, errors, ServiceError } from '@narkhoz/contract/errors.ts'
import { defaultLocale } from '@narkhoz/contract/locales.ts'
import { securityHeaders } from './security-headers.ts'
import type { Service } from './service.ts'
import { cutOffSlowReaders } from './slow-readers.ts'

/** How long and how much a sender may take, in milliseconds and bytes. */
export type ServerLimits = {
  headersTimeout: number
  /** For headers and body together. */
  requestTimeout: number
  keepAliveTimeout: number
  /** How often the times above are looked at. */
  connectionsCheckingInterval: number
  /** Idle timeout of a connection: a stalled reader would keep the entire response in memory. */
  idle: number
  /** Minimum speed of a reader in bytes per second, and for how many milliseconds it may be slower. */
  leastSpeed: number
  slowFor: number
  maxHeaderSize: number
}

const limits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  idle: 120_000,
  leastSpeed: 4096,
  slowFor: 30_000,
  maxHeaderSize: 16 * 1024,
}

type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** The HTTP server of the service: slow senders and readers are disconnected, and malformed requests are refused like any other. */
export const createServiceServer = (
  fetch: Fetch,
  { adminUrl, log }: Pick<Service, 'adminUrl' | 'log'>,
  own: Partial<ServerLimits> = {},
): Server => {
  const { idle, leastSpeed, slowFor, ...options } = { ...limits, ...own }
  const headers = { ...securityHeaders(adminUrl.startsWith('https:')), 'cache-control': 'no-store' }
  const refused = (code: ErrorCode) => Response.json(new ServiceError(code).body(defaultLocale), { status: errors[code].status, headers })
  const errorHandler = (error: unknown) => {
    if (error instanceof RequestError) return refused('bad_address')
    log.error({ err: error }, 'request failed')
    return refused('internal')
  }
  const server = createServer(options, getRequestListener(fetch, { errorHandler }))
  server.timeout = idle
  cutOffSlowReaders(server, { leastSpeed, slowFor, interval: options.connectionsCheckingInterval })
  return server
}
