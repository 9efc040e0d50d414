import { createServer, type Server } from 'node:http'
import { keepAliveTimeout } from './whole-answer.ts'

/** How long and how much a visitor may take, in milliseconds and bytes. */
export type ServerLimits = {
  headersTimeout: number
  /** For headers and body together. */
  requestTimeout: number
  /** How often the times above are looked at. */
  connectionsCheckingInterval: number
  /** For so long nothing may move on a connection: whoever takes nothing of an answer would hold it for ever. */
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

/** A server for the site, on which slow senders and readers are cut off. */
export const createSiteServer = (own: Partial<ServerLimits> = {}): Server => {
  const { idle, ...options } = { ...limits, ...own }
  const server = createServer({ ...options, keepAliveTimeout, optimizeEmptyRequests: true })
  server.timeout = idle
  return server
}
