import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env, Service } from './service.ts'

const givenId = /^[\w-]{8,64}$/

/** Gives every request an id, and writes down and counts how it went: path without query, so nothing personal. */
export const watch =
  ({ log, metrics }: Pick<Service, 'log' | 'metrics'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = given && givenId.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)
    const ms = performance.now() - started
    const { method, path } = c.req
    const { status } = c.res
    const route = c.get('route') ?? 'other'
    metrics.requests.observe({ route, method, status }, ms / 1000)
    log.info({ requestId, method, path, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
