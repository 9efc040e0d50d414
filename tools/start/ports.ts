import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { StartError } from '@narkhoz/server-kit/start-error.ts'

async function listen(port: number, host?: string): Promise<number> {
  const server = createServer().listen({ port, host })
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return taken
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'may not be used without special rights',
}

/** Stops the start when the port is not free: found out now, in one sentence, and not by a child that dies again and again. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  try {
    await listen(port)
    // On macOS the wildcard address can be bound although a program holds 127.0.0.1.
    await listen(port, '127.0.0.1')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new StartError(`Port ${port} ${reason}: stop that program or set ${variable} to another port.`)
  }
}

/** A port that was free a moment ago, for tests and benches. */
export const findFreePort = () => listen(0, '127.0.0.1')
