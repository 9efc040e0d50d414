import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Service } from '../service.ts'
import { accountRoutes } from './account-routes.ts'
import type { AdminEnv } from './admin-env.ts'
import { applicationRoutes } from './application-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { boardRoutes } from './board-routes.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { entriesRoutes } from './entries-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { redirectsRoutes } from './redirects-routes.ts'
import { requestOrigin, sendCookies } from './request-origin.ts'
import { sameOrigin } from './same-origin.ts'
import { templateRoutes } from './template-routes.ts'
import { trashRoutes } from './trash-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Headers of admin answers in addition to those of all answers: they are private. */
const headers: MiddlewareHandler<AdminEnv> = async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('x-request-id', c.env.seen.requestId)
  await next()
}

/** Every route of the editors' and staff's screens. */
export const adminApp = (service: Service) => {
  const app = new Hono<AdminEnv>()
  const all = `${adminBase}/*`
  const from = requestOrigin(service.trustProxy)
  app.use(all, headers, sameOrigin(service.adminUrl), async (c, next) => {
    const known = await service.accounts.whoAsks(from(c))
    if (known) sendCookies(c, known.cookies)
    c.set('signedIn', known && { account: known.account, sessionId: known.sessionId })
    await next()
  })
  authRoutes(app, service)
  accountRoutes(app, service)
  userRoutes(app, service)
  applicationRoutes(app, service)
  templateRoutes(app, service)
  dashboardRoutes(app, service)
  entriesRoutes(app, service)
  trashRoutes(app, service)
  mediaRoutes(app, service)
  redirectsRoutes(app, service)
  boardRoutes(app, service)
  app.all(all, () => {
    throw new ServiceError('not_found')
  })
  return app
}
