import { createClientAddress, createTrust } from '@narkhoz/server-kit/client-address.ts'
import type { Context } from 'hono'

/** Tells the client's address of a request. */
export const clientAddress = (trustProxy: readonly string[]) => {
  const addressOf = createClientAddress(createTrust(trustProxy))
  // Requests made in tests without a socket have no connection to ask.
  return (c: Context): string => (c.env?.incoming ? addressOf(c.env.incoming) || 'unknown' : 'local')
}
