import { createServer, type RequestListener } from 'node:http'
import { answerClientError } from './http/client-error.ts'
import { keepAliveTimeout } from './http/raw-response.ts'

/** How long and how much a visitor may take, in milliseconds and bytes. */
export type ServerLimits = {
  headersTimeout: number
  /** For headers and body together. */
  requestTimeout: number
  /** How often the times above are looked at. */
  connectionsCheckingInterval: number
  /** Idle timeout while a response is pending: a client that reads nothing would hold it for ever. */
  idle: number
  maxHeaderSize: number
}

const limits: ServerLimits = {
  headersTimeout: 10_000,
  // Ten megabytes over a poor connection take their time.
  requestTimeout: 200_000,
  connectionsCheckingInterval: 5000,
  // A form whose three files the service takes slowly is answered within this.
  idle: 240_000,
  maxHeaderSize: 16 * 1024,
}

/** A server for the site, on which slow senders and readers are cut off, and a way to answer on it; `always` are headers of every answer. */
export const createSiteServer = (always: Readonly<Record<string, string>>, own: Partial<ServerLimits> = {}) => {
  const { idle, ...options } = { ...limits, ...own }
  const server = createServer({ ...options, keepAliveTimeout, optimizeEmptyRequests: true })
  server.on('clientError', answerClientError(always))
  return {
    server,
    /**
     * Handles every request. A synchronous response needs no timeout, and setting one costs a twentieth of the throughput of cached
     * pages.
     */
    answer: (listen: RequestListener) =>
      server.on('request', (request, response) => {
        listen(request, response)
        if (!response.writableEnded || response.writableLength > 0) request.socket.setTimeout(idle)
      }),
  }
}
