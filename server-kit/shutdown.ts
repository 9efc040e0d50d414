import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'

export type ShutdownOptions = {
  server: Server
  /** How long requests under way may go on, in milliseconds. */
  patience: number
  /** For so long connections stay open that nothing is asked on, in milliseconds: a request may be on its way on one of them. */
  lingering: number
  /** From here on answers say that the connection ends with them. */
  begin: (reason: string) => void
  /** The patience is over: what is still under way is cut off. */
  cutOff: () => void
  /** Ends, beside the requests under way, what starts work of its own. */
  close?: () => Promise<unknown>
  /** Once the last connection is gone. */
  end: (code: number) => Promise<void> | void
}

/**
 * Stops a server gracefully, once, when the process is told to or its supervisor is gone: no new connections, the requests under way
 * to their end. Answers what stops it for another reason.
 */
export const gracefulShutdown = ({ server, patience, lingering, begin, cutOff, close, end }: ShutdownOptions) => {
  let isStopping = false
  const stop = async (reason: string, code = 0) => {
    if (isStopping) return
    isStopping = true
    begin(reason)
    const impatient = setTimeout(cutOff, patience)
    // Not the way of an HTTP server, which would end at once the connections that nothing is asked on.
    const closed = new Promise((resolve) => Listening.prototype.close.call(server, resolve))
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 50), lingering)
    await Promise.all([close?.(), closed])
    clearTimeout(impatient)
    await end(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // The supervisor is gone: nobody would stop this process any more.
  process.on('disconnect', () => void stop('supervisor gone'))
  return stop
}
