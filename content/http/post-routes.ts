import { isIP } from 'node:net'
import { loginSchema, statusQuestionSchema } from '@narkhoz/contract/answers.ts'
import { apiBase, langQuery, sentFromHeader, untrustedProxyHeader, visitorAddressHeader } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { jsonLimit, readJson, readUpload, uploadLimit } from './body.ts'
import { clientAddress } from './client-address.ts'
import { readQuery } from './query.ts'
import type { Env, Service } from './service.ts'

const onlyLang = { lang: langQuery }
const isKey = (value: string) => /^[\w.:-]{8,100}$/.test(value)
const isVersion = (value: string) => /^[\w.:-]{1,50}$/.test(value)

/** Whether a form is on the page of a path, in a dialog or inline. */
const isPageOf =
  ({ name }: Form) =>
  (path: string) => {
    const page = path.length <= 300 ? matchPage(path === 'main' ? '/' : `/${path}`)?.page : undefined
    return page !== undefined && [...page.forms, ...page.modals].some((form) => form === name)
  }

const badHeader: Labels = { kz: 'Тақырып мәні қате.', ru: 'Неверное значение заголовка.', en: 'The header has a wrong value.' }

const header = (value: string | undefined, name: string, isRight: (value: string) => unknown) => {
  if (value !== undefined && !isRight(value)) throw new ServiceError('invalid', { fields: { [name]: badHeader } })
  return value
}

/** Every POST call: login, files, one for each form, and the status of a request. */
export const postRoutes = ({ access, applications, requests, uploads, metrics, proxies, trustProxy }: Service) => {
  const app = new Hono<Env>()
  const addressOf = clientAddress(trustProxy)

  const identified: MiddlewareHandler<Env> = async (c, next) => {
    c.header('x-request-id', c.env.seen.requestId)
    await next()
  }

  /** The site's report about its proxy; read only once the site is authenticated. */
  const hearOfProxy = (c: Context<Env>) => {
    const unnamed = c.req.header(untrustedProxyHeader)
    if (unnamed !== undefined && isIP(unnamed)) proxies.toldBySite(unnamed)
  }

  const signedIn: MiddlewareHandler<Env> = async (c, next) => {
    c.set('tokenHash', await access.tokenHash(c.req.header('authorization')))
    hearOfProxy(c)
    await next()
  }

  const placed: MiddlewareHandler<Env> = async (c, next) => {
    c.env.seen.route = 'file/store'
    // A missing length is budgeted after reading; a body that is too large is refused for its size, not for the budget.
    const contentLength = Number(c.req.header('content-length')) || 0
    const place = uploads.uploadBudget.enter(Math.min(contentLength, constants.upload.bytes))
    c.set('place', place)
    try {
      await next()
    } finally {
      place.leave()
    }
  }

  app.post(`${apiBase}/auth/login`, identified, jsonLimit, async (c) => {
    c.env.seen.route = 'auth/login'
    readQuery(c.req.url, onlyLang)
    const given = v.safeParse(loginSchema, await readJson(c))
    if (!given.success) throw new ServiceError('wrong_credential')
    const data = await access.login(given.output, addressOf(c))
    hearOfProxy(c)
    return c.json({ data }, 200, { 'cache-control': 'no-store' })
  })

  app.post(`${apiBase}/file/store`, identified, signedIn, placed, uploadLimit, async (c) => {
    readQuery(c.req.url, onlyLang)
    const file = await readUpload(c)
    const { signal } = c.req.raw
    try {
      c.get('place').weigh(file.size)
      const data = await uploads.store(file.name, new Uint8Array(await file.arrayBuffer()), c.get('tokenHash'), signal)
      metrics.uploads.inc({ outcome: 'stored' })
      return c.json({ data }, 201)
    } catch (error) {
      metrics.uploads.inc({ outcome: 'refused' })
      // A sender who breaks off is no failure of ours.
      throw signal.aborted ? new ServiceError('bad_body', { cause: error }) : error
    }
  })

  app.post(`${apiBase}/applications/status`, identified, signedIn, jsonLimit, async (c) => {
    c.env.seen.route = 'applications/status'
    readQuery(c.req.url, onlyLang)
    const visitor = header(c.req.header(visitorAddressHeader), visitorAddressHeader, isIP)
    const question = v.safeParse(statusQuestionSchema, await readJson(c))
    // A malformed query cannot match either, and gets the same answer.
    if (!question.success) throw new ServiceError('not_found')
    return c.json({ data: await requests.statusOf(question.output, visitor ?? addressOf(c)) }, 200, { 'cache-control': 'no-store' })
  })

  for (const form of Object.values(forms) as Form[])
    app.post(`${apiBase}/${form.endpoint}`, identified, signedIn, jsonLimit, async (c) => {
      c.env.seen.route = form.endpoint
      const { lang } = readQuery(c.req.url, onlyLang)
      const data = await applications.take(form, await readJson(c), {
        lang,
        tokenHash: c.get('tokenHash'),
        idempotencyKey: header(c.req.header('idempotency-key'), 'Idempotency-Key', isKey),
        consentVersion: header(c.req.header('x-consent-version'), 'X-Consent-Version', isVersion),
        page: header(c.req.header(sentFromHeader), sentFromHeader, isPageOf(form)),
      })
      metrics.applications.inc({ form: form.name })
      return c.json({ data }, 201)
    })
  return app
}
