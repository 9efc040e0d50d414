import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import type { Hono } from 'hono'
import { signedIn } from '../../audit/record.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'

/** Everybody's accounts, for administrators. */
export const userRoutes = (app: Hono<AdminEnv>, { accounts: { users } }: Service) => {
  defineRoute(app, accountCalls.users, ({ query }) => users.list(query))
  defineRoute(app, accountCalls.user, async ({ param }) => ({ data: await users.read(param('id')) }))
  defineRoute(app, accountCalls.createUser, async ({ account, body }) => ({ data: await users.create(signedIn(account.id), body) }))
  defineRoute(app, accountCalls.updateUser, async ({ account, param, body }) => ({
    data: await users.update(signedIn(account.id), param('id'), body),
  }))
  defineRoute(app, accountCalls.inviteUser, async ({ account, param }) => ({ data: await users.invite(signedIn(account.id), param('id')) }))
  defineRoute(app, accountCalls.resetSecondFactor, async ({ account, param }) => ({
    data: await users.resetSecondFactor(signedIn(account.id), param('id')),
  }))
}
