import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import type { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { answerCall } from './answer-call.ts'

/** Everybody's accounts, for administrators. */
export const userRoutes = (app: Hono<AdminEnv>, { accounts: { users } }: Service) => {
  answerCall(app, accountCalls.users, ({ query }) => users.list(query))
  answerCall(app, accountCalls.user, async ({ param }) => ({ data: await users.read(param('id')) }))
  answerCall(app, accountCalls.createUser, async ({ c, body }) => c.json({ data: await users.create(body) }, 201))
  answerCall(app, accountCalls.updateUser, async ({ param, body }) => ({ data: await users.update(param('id'), body) }))
  answerCall(app, accountCalls.inviteUser, async ({ param }) => ({ data: await users.invite(param('id')) }))
  answerCall(app, accountCalls.resetSecondFactor, async ({ param }) => ({ data: await users.resetSecondFactor(param('id')) }))
}
