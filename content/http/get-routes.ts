import { apiBase } from '@narkhoz/contract/api.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import { contentRoutes } from './content-routes.ts'
import { readQuery } from './query.ts'
import type { Env, Service } from './service.ts'

/** What every content answer says about itself: one language and address, one answer, until the content changes. */
const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

/** The path and query of an address, which is all that an answer depends on. */
const addressOf = (url: string) => url.slice(url.indexOf('/', 8))

const pattern = (path: string) => `${apiBase}/${path.replace('{path}', ':path{.+}').replaceAll(/\{(\w+)\}/g, ':$1')}`

/** A part of a path as the caller meant it; one that is not proper percent-encoding is refused. */
const decoded = (path: Readonly<Record<string, string>>) => {
  for (const part of Object.values(path)) if (/%|\0|\ufffd/.test(part)) throw new ServiceError('bad_address')
  return path
}

/** Serves every GET call of the contract from memory or from the database. */
export const getRoutes = ({ content, answers, metrics }: Pick<Service, 'content' | 'answers' | 'metrics'>) => {
  const app = new Hono<Env>()
  app.get(`${apiBase}/*`, async (c, next) => {
    const known = answers.get(addressOf(c.req.url))
    if (known === undefined) return next()
    c.set('route', 'cached')
    metrics.cache.inc({ outcome: 'hit' })
    return c.body(known, 200, headers)
  })
  for (const { endpoint, tags, seconds, answer } of contentRoutes(content))
    app.get(pattern(endpoint.path), async (c) => {
      c.set('route', endpoint.path)
      const path = decoded(c.req.param() as Record<string, string>)
      const { lang, values } = readQuery(c.req.url, endpoint.query)
      const kinds = tags(path)
      const since = answers.moment(kinds)
      const body = JSON.stringify(await answer({ lang, query: values, path }))
      answers.keep(addressOf(c.req.url), body, kinds, since, seconds)
      metrics.cache.inc({ outcome: 'miss' })
      return c.body(body, 200, headers)
    })
  return app
}
