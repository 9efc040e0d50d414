import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { MiddlewareHandler } from 'hono'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/**
 * Refuses what another site's page sends. Browsers say where a request comes from; on plain http, and old ones everywhere,
 * only by `Origin`. What says nothing is not one of our screens.
 */
export const sameOrigin = (adminUrl: string): MiddlewareHandler => {
  const known = hostOf(adminUrl)
  return async (c, next) => {
    if (reading.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = hostOf(c.req.header('origin') ?? '')
    const isOwn =
      site === undefined ? origin !== undefined && (origin === known || origin === c.req.header('host')) : site === 'same-origin'
    if (!isOwn) throw new ServiceError('foreign_origin')
    return next()
  }
}
