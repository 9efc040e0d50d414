import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How slowly an answer may be taken, in bytes a second, for how long that may last, and how often it is looked at, in milliseconds. */
export type ReaderLimits = { leastSpeed: number; slowFor: number; interval: number }

type Reader = { taken: number; slowSince: number | undefined }

/**
 * Disconnects slow readers: a few bytes now and then would keep a connection busy, and its file open, for ever. Only time with
 * pending output counts, so that slow processing is not blamed on the reader.
 */
export const cutOffSlowReaders = (server: Server, { leastSpeed, slowFor, interval }: ReaderLimits) => {
  const readers = new Map<ServerResponse, Reader>()
  let looked = performance.now()
  const look = () => {
    const now = performance.now()
    const least = (leastSpeed * (now - looked)) / 1000
    looked = now
    for (const [response, reader] of readers) {
      const { socket } = response
      if (!socket) continue
      const taken = socket.bytesWritten - socket.writableLength
      const isSlow = socket.writableLength > 0 && taken - reader.taken < least
      reader.taken = taken
      reader.slowSince = isSlow ? (reader.slowSince ?? now) : undefined
      if (reader.slowSince !== undefined && now - reader.slowSince >= slowFor) socket.destroy()
    }
  }
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    readers.set(response, { taken: response.socket?.bytesWritten ?? 0, slowSince: undefined })
    response.once('close', () => readers.delete(response))
  })
  const timer = setInterval(look, interval).unref()
  server.once('close', () => clearInterval(timer))
}
