import { authCalls } from '@narkhoz/contract/admin/accounts.ts'
import type { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute, done } from './define-route.ts'
import { requestOrigin, sendCookies } from './request-origin.ts'

/** Signing in and out, passwords and second factors. */
export const authRoutes = (app: Hono<AdminEnv>, { accounts, trustProxy }: Service) => {
  const { signIn, own, reset } = accounts
  const from = requestOrigin(trustProxy)

  defineRoute(app, authCalls.signIn, async ({ c, body }) => {
    const { next, cookies } = await signIn.byPassword(body.email, body.password, from(c))
    sendCookies(c, cookies)
    return { data: { next } }
  })

  defineRoute(app, authCalls.secondFactor, async ({ c, body }) => {
    const { next, cookies } = await signIn.bySecondFactor(body.code, from(c))
    sendCookies(c, cookies)
    return { data: { next } }
  })

  defineRoute(app, authCalls.requestReset, async ({ c, body }) => ({
    data: { mailed: await reset.request(body.email, from(c).address) },
  }))

  defineRoute(app, authCalls.welcome, async ({ c, body }) => ({ data: await signIn.welcome(body.token, from(c)) }))

  defineRoute(app, authCalls.accept, async ({ c, body }) => {
    const { next, cookies } = await signIn.accept(body, from(c))
    sendCookies(c, cookies)
    return { data: { next } }
  })

  defineRoute(app, authCalls.signOut, async ({ c }) => {
    sendCookies(c, await own.signOut(from(c)))
    return done
  })

  defineRoute(app, authCalls.changePassword, async ({ c, account, body }) => {
    sendCookies(c, await own.changePassword(account, body, from(c)))
    return done
  })

  defineRoute(app, authCalls.changeEmail, async ({ c, account, body }) => ({
    data: { mailed: await own.changeEmail(account, body, from(c)) },
  }))

  defineRoute(app, authCalls.confirmEmail, async ({ c, body }) => ({ data: await own.confirmEmail(body.token, from(c)) }))

  defineRoute(app, authCalls.renewBackupCodes, async ({ c, account, body }) => ({
    data: { backup_codes: await own.renewBackupCodes(account, body, from(c)) },
  }))

  defineRoute(app, authCalls.enableSecondFactor, async ({ c, account, body }) => ({
    data: await own.enableSecondFactor(account, body.password, from(c)),
  }))

  defineRoute(app, authCalls.confirmSecondFactor, async ({ c, account, body }) => {
    sendCookies(c, await own.confirmSecondFactor(account, body.code, from(c)))
    return done
  })

  defineRoute(app, authCalls.disableSecondFactor, async ({ c, account, body }) => {
    sendCookies(c, await own.disableSecondFactor(account, body, from(c)))
    return done
  })
}
