import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that can be gone, as after `kill -9`, and be there again on the same port. */
export const startReturning = async (listener: RequestListener) => {
  let server: Server | undefined
  let port = 0
  const start = async () => {
    server = createServer(listener).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  /** Open connections are destroyed, and nobody listens any more. */
  const stop = async () => {
    const closing = server
    if (!closing) return
    server = undefined
    closing.closeAllConnections()
    await new Promise((resolve) => closing.close(resolve))
  }
  await start()
  return { port, start, stop }
}
