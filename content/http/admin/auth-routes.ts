import { authCalls } from '@narkhoz/contract/admin/accounts.ts'
import type { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { answerCall } from './answer-call.ts'
import { requestsFrom, sendCookies } from './from.ts'

const done = { data: { done: true } }

/** Signing in and out, passwords and second factors. */
export const authRoutes = (app: Hono<AdminEnv>, { accounts, trustProxy }: Service) => {
  const { signIn, own, reset } = accounts
  const from = requestsFrom(trustProxy)

  answerCall(app, authCalls.signIn, async ({ c, body }) => {
    const { next, cookies } = await signIn.byPassword(body.email, body.password, from(c))
    sendCookies(c, cookies)
    return { data: { next } }
  })

  answerCall(app, authCalls.secondFactor, async ({ c, body }) => {
    const { next, cookies } = await signIn.bySecondFactor(body.code, from(c))
    sendCookies(c, cookies)
    return { data: { next } }
  })

  answerCall(app, authCalls.requestReset, async ({ c, body }) => ({
    data: { mailed: await reset.request(body.email, from(c).address) },
  }))

  answerCall(app, authCalls.welcome, async ({ c, body }) => ({ data: await signIn.welcome(body.token, from(c)) }))

  answerCall(app, authCalls.accept, async ({ c, body }) => {
    const { next, cookies } = await signIn.accept(body, from(c))
    sendCookies(c, cookies)
    return { data: { next } }
  })

  answerCall(app, authCalls.signOut, async ({ c }) => {
    sendCookies(c, await own.signOut(from(c)))
    return done
  })

  answerCall(app, authCalls.changePassword, async ({ c, account, body }) => {
    sendCookies(c, await own.changePassword(account, body, from(c)))
    return done
  })

  answerCall(app, authCalls.changeEmail, async ({ c, account, body }) => ({
    data: { mailed: await own.changeEmail(account, body, from(c)) },
  }))

  answerCall(app, authCalls.confirmEmail, async ({ c, body }) => ({ data: await own.confirmEmail(body.token, from(c)) }))

  answerCall(app, authCalls.renewBackupCodes, async ({ c, account, body }) => ({
    data: { backup_codes: await own.renewBackupCodes(account, body, from(c)) },
  }))

  answerCall(app, authCalls.enableSecondFactor, async ({ c, account, body }) => ({
    data: await own.enableSecondFactor(account, body.password, from(c)),
  }))

  answerCall(app, authCalls.confirmSecondFactor, async ({ c, account, body }) => {
    sendCookies(c, await own.confirmSecondFactor(account, body.code, from(c)))
    return done
  })

  answerCall(app, authCalls.disableSecondFactor, async ({ c, account, body }) => {
    sendCookies(c, await own.disableSecondFactor(account, body, from(c)))
    return done
  })
}
