import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import type { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { answerCall } from './answer-call.ts'

const done = { data: { done: true } }

/** Whoever is signed in, and where they are. */
export const accountRoutes = (app: Hono<AdminEnv>, { accounts: { own } }: Service) => {
  answerCall(app, accountCalls.me, async ({ account }) => ({ data: await own.read(account) }))
  answerCall(app, accountCalls.updateMe, async ({ account, body }) => ({ data: await own.update(account, body) }))
  answerCall(app, accountCalls.sessions, async ({ account, sessionId }) => ({ data: await own.sessions(account, sessionId) }))
  answerCall(app, accountCalls.endSession, async ({ account, param }) => {
    await own.endSession(account, param('id'))
    return done
  })
  answerCall(app, accountCalls.endOtherSessions, async ({ account, sessionId }) => {
    await own.endOtherSessions(account, sessionId)
    return done
  })
}
