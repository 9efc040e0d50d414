import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import type { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute, done } from './define-route.ts'

/** The current user and their sessions. */
export const accountRoutes = (app: Hono<AdminEnv>, { accounts: { own } }: Service) => {
  defineRoute(app, accountCalls.me, async ({ account }) => ({ data: await own.read(account) }))
  defineRoute(app, accountCalls.updateMe, async ({ account, body }) => ({ data: await own.update(account, body) }))
  defineRoute(app, accountCalls.sessions, async ({ account, sessionId }) => ({ data: await own.sessions(account, sessionId) }))
  defineRoute(app, accountCalls.endSession, async ({ account, param }) => {
    await own.endSession(account, param('id'))
    return done
  })
  defineRoute(app, accountCalls.endOtherSessions, async ({ account, sessionId }) => {
    await own.endOtherSessions(account, sessionId)
    return done
  })
}
