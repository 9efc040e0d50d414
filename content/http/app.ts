import { apiBase, endpoints } from '@narkhoz/contract/api.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import { adminApp } from './admin/admin-app.ts'
import { adminPages } from './admin-pages.ts'
import { changesRoute } from './changes-route.ts'
import { docsRoutes } from './docs-routes.ts'
import { errorHandler } from './error-handler.ts'
import { getRoutes } from './get-routes.ts'
import { healthRoutes } from './health-routes.ts'
import { mediaRoute } from './media-route.ts'
import { operatorRoutes } from './operator-routes.ts'
import { postRoutes } from './post-routes.ts'
import type { Env, Service } from './service.ts'

const postPaths = new Set(endpoints.filter(({ method }) => method === 'POST').map(({ path }) => `${apiBase}/${path}`))

/** Every route of the service. */
export const createApp = (service: Service) => {
  const app = new Hono<Env>()
  app.onError(errorHandler(service))
  app.notFound((c) => {
    // A known address with another method has its own error, not a 404.
    const { method, path } = c.req
    const wrongWay = method === 'GET' || method === 'HEAD' ? postPaths.has(path) : path.startsWith(apiBase)
    if (wrongWay) c.header('Allow', postPaths.has(path) ? 'POST' : 'GET, HEAD')
    return errorHandler(service)(new ServiceError(wrongWay ? 'wrong_method' : 'not_found'), c)
  })
  app.route('/', healthRoutes(service))
  app.route('/', mediaRoute(service))
  app.route('/', changesRoute(service))
  app.route('/', docsRoutes())
  app.route('/', operatorRoutes(service))
  app.route('/', adminApp(service))
  app.route('/', adminPages(service))
  app.route('/', postRoutes(service))
  app.route('/', getRoutes(service))
  return app
}
