import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'

export type ShutdownOptions = {
  server: Server
  /** Grace period of requests in flight, in milliseconds. */
  patience: number
  /** How long idle connections stay open, in milliseconds: a request may already be in transit on one. */
  lingering: number
  /** From here on responses carry `Connection: close`. */
  begin: (reason: string) => void
  /** Called after the grace period: requests in flight are aborted. */
  cutOff: () => void
  /** Stops background work, concurrently with the requests in flight. */
  close?: () => Promise<unknown>
  /** Called after the last connection closes. */
  end: (code: number) => Promise<void> | void
}

/**
 * Graceful shutdown, once, on a signal or when the supervisor is gone: no new connections, requests in flight are completed. Returns
 * the function that shuts down for another reason.
 */
export const gracefulShutdown = ({ server, patience, lingering, begin, cutOff, close, end }: ShutdownOptions) => {
  let isStopping = false
  const stop = async (reason: string, code = 0) => {
    if (isStopping) return
    isStopping = true
    begin(reason)
    const impatient = setTimeout(cutOff, patience)
    // net.Server's close, because that of an HTTP server would close idle connections at once.
    const closed = new Promise((resolve) => Listening.prototype.close.call(server, resolve))
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 50), lingering)
    await Promise.all([close?.(), closed])
    clearTimeout(impatient)
    await end(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // The supervisor is gone: nothing else would stop this process.
  process.on('disconnect', () => void stop('supervisor gone'))
  return stop
}
