import { redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import type { Hono } from 'hono'
import { listRedirects, removeRedirect, writeRedirect } from '../../editing/redirects.ts'
import { pagingOf } from '../../storage/paging.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'
import { numberParam } from './route-params.ts'

/** Addresses that lead on. */
export const redirectsRoutes = (app: Hono<AdminEnv>, { db }: Service) => {
  defineRoute(app, redirectCalls.list, async ({ query: { q, page, limit } }) => {
    const { rows, total } = await listRedirects(db, q, page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  defineRoute(app, redirectCalls.create, async ({ body, account }) => ({ data: await writeRedirect(db, body, account.id) }))
  defineRoute(app, redirectCalls.update, async (context) => ({
    data: await writeRedirect(db, context.body, context.account.id, numberParam(context)),
  }))
  defineRoute(app, redirectCalls.remove, async (context) => {
    await removeRedirect(db, numberParam(context), context.account.id)
    return { data: { id: numberParam(context) } }
  })
}
