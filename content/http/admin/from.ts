import type { Context } from 'hono'
import type { From } from '../../accounts/asking.ts'
import { clientAddress } from '../client-address.ts'

/** Tells where a request comes from. */
export const requestsFrom = (trustProxy: readonly string[]) => {
  const addressOf = clientAddress(trustProxy)
  return (c: Context): From => ({ cookie: c.req.header('cookie'), browser: c.req.header('user-agent'), address: addressOf(c) })
}

/** Sends cookies with an answer. */
export const sendCookies = (c: Context, cookies: readonly string[]) => {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
