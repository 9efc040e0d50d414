import { apiBase } from '@narkhoz/contract/api.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** What the content service answered a POST with. */
export type Posted =
  | { is: 'stored'; data: unknown }
  /** By the wire path of the field, in the language of the call. */
  | { is: 'invalid'; fields: Readonly<Record<string, string>> }
  | { is: 'unreachable' }

export type ServiceAccountOptions = {
  contentUrl: string
  credential: { email: string; key: string } | undefined
  log: Logger
}

/** For so long a call may take before it counts as not answered, in milliseconds. */
const timeouts = { login: 10_000, post: 15_000, upload: 60_000 }

/** A token is not used in its last minute: it could run out on the way. */
const margin = 60_000

const loginAnswer = v.object({ data: v.object({ access_token: v.string(), expires_in: v.number() }) })
const dataAnswer = v.object({ data: v.unknown() })
const refusal = v.object({ error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string()), {}) }) })

type Call = { path: string; lang: Locale; requestId: string; body: string | FormData; headers?: Record<string, string>; timeout: number }

/**
 * The site at the content service: signs in with its credential, keeps the token until it runs out, and renews it once,
 * however many posts find it expired. The credential and the token never leave this module.
 */
export const createServiceAccount = ({ contentUrl, credential, log }: ServiceAccountOptions) => {
  let token: { value: string; until: number } | undefined
  let renewing: Promise<string | undefined> | undefined

  const send = ({ path, lang, requestId, body, headers = {}, timeout }: Call, bearer?: string) =>
    fetch(`${contentUrl}${apiBase}/${path}?lang=${lang}`, {
      method: 'POST',
      body,
      headers: {
        'x-request-id': requestId,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeout),
    })

  const login = async (requestId: string): Promise<string | undefined> => {
    if (!credential) {
      log.error({ requestId }, 'no form can be sent: SERVICE_EMAIL and SERVICE_KEY are not set')
      return undefined
    }
    try {
      const response = await send({ path: 'auth/login', lang: 'en', requestId, body: JSON.stringify(credential), timeout: timeouts.login })
      const answer = v.safeParse(loginAnswer, await response.json())
      if (!response.ok || !answer.success) throw new Error(`The login was answered with ${response.status}`)
      const { access_token: value, expires_in: seconds } = answer.output.data
      token = { value, until: performance.now() + seconds * 1000 - margin }
      return value
    } catch (err) {
      log.error({ requestId, err }, 'login failed')
      return undefined
    }
  }

  const renewed = (requestId: string) => {
    renewing ??= login(requestId).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const tokenNow = (requestId: string) => (token && performance.now() < token.until ? Promise.resolve(token.value) : renewed(requestId))

  /** Sent with a token; with a new one where it was not taken. */
  const signed = async (call: Call): Promise<Response | undefined> => {
    const bearer = await tokenNow(call.requestId)
    if (bearer === undefined) return undefined
    const response = await send(call, bearer)
    if (response.status !== 401) return response
    await response.body?.cancel()
    // Somebody else may have renewed it in the meantime.
    const fresh = token && token.value !== bearer ? token.value : await renewed(call.requestId)
    return fresh === undefined ? undefined : send(call, fresh)
  }

  const read = async (call: Call): Promise<Posted> => {
    try {
      const response = await signed(call)
      if (!response) return { is: 'unreachable' }
      const body: unknown = await response.json()
      const stored = response.ok ? v.safeParse(dataAnswer, body) : undefined
      if (stored?.success) return { is: 'stored', data: stored.output.data }
      const refused = v.safeParse(refusal, body)
      const code = refused.success ? refused.output.error.code : undefined
      log.warn({ requestId: call.requestId, path: call.path, status: response.status, code }, 'the content service refused a post')
      // A file's own fault has no field of the form in it: the caller knows which one it was.
      if (refused.success && response.status >= 400 && response.status < 500 && response.status !== 401 && response.status !== 429)
        return { is: 'invalid', fields: refused.output.error.fields }
      return { is: 'unreachable' }
    } catch (err) {
      log.error({ requestId: call.requestId, path: call.path, err }, 'a post was not answered')
      return { is: 'unreachable' }
    }
  }

  return {
    /** Stores a file; what it answers names the file in the form that follows. */
    upload: (file: File, lang: Locale, requestId: string): Promise<Posted> => {
      const body = new FormData()
      body.set('file', file)
      return read({ path: 'file/store', lang, requestId, body, timeout: timeouts.upload })
    },
    /** Sends a payload. One that was not answered is sent once more: the key makes both the same. */
    post: async (path: string, payload: unknown, lang: Locale, requestId: string, headers: Record<string, string>): Promise<Posted> => {
      const call = { path, lang, requestId, body: JSON.stringify(payload), headers, timeout: timeouts.post }
      const first = await read(call)
      return first.is === 'unreachable' ? read(call) : first
    },
  }
}

export type ServiceAccount = ReturnType<typeof createServiceAccount>
