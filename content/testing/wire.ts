import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a server that can go dead like a real network: open connections stay open and silent, and new ones work. */
export const startWire = async (port: number) => {
  const open = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const pair = [near, far] as const
    open.add(pair)
    near.pipe(far).pipe(near)
    for (const end of pair)
      end
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(pair)
          for (const other of pair) other.destroy()
        })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections there are. */
    connections: () => open.size,
    /** Lets everything that is open go dead. */
    goDead: () => {
      for (const [near, far] of open) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    stop: () => {
      server.close()
      for (const [near] of open) near.destroy()
    },
  }
}
