import { redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import type { Hono } from 'hono'
import { listRedirects, removeRedirect, writeRedirect } from '../../editing/redirects.ts'
import { pagingOf } from '../paging.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { answerCall } from './answer-call.ts'
import { numberAsked } from './entry-asked.ts'

/** Addresses that lead on. */
export const redirectsRoutes = (app: Hono<AdminEnv>, { db }: Service) => {
  answerCall(app, redirectCalls.list, async ({ query: { q, page, limit } }) => {
    const { rows, total } = await listRedirects(db, q, page, limit)
    return { data: rows, meta: pagingOf(total, page, limit) }
  })
  answerCall(app, redirectCalls.create, async ({ c, body, account }) => c.json({ data: await writeRedirect(db, body, account.id) }, 201))
  answerCall(app, redirectCalls.update, async (asked) => ({
    data: await writeRedirect(db, asked.body, asked.account.id, numberAsked(asked)),
  }))
  answerCall(app, redirectCalls.remove, async (asked) => {
    await removeRedirect(db, numberAsked(asked), asked.account.id)
    return { data: { id: numberAsked(asked) } }
  })
}
