import { createClientAddress, createTrust } from '@narkhoz/server-kit/client-address.ts'
import type { Context } from 'hono'

/** Resolves the client address of a request. */
export const clientAddress = (trustProxy: readonly string[]) => {
  const addressOf = createClientAddress(createTrust(trustProxy))
  // Requests in tests have no socket.
  return (c: Context): string => (c.env?.incoming ? addressOf(c.env.incoming) || 'unknown' : 'local')
}
