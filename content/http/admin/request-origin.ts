import type { Context } from 'hono'
import type { AuthOrigin } from '../../accounts/better-auth-client.ts'
import { clientAddress } from '../client-address.ts'

/** Resolves the origin of a request. */
export const requestOrigin = (trustProxy: readonly string[]) => {
  const addressOf = clientAddress(trustProxy)
  return (c: Context): AuthOrigin => ({ cookie: c.req.header('cookie'), browser: c.req.header('user-agent'), address: addressOf(c) })
}

/** Sends cookies with an answer. */
export const sendCookies = (c: Context, cookies: readonly string[]) => {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
