import { randomUUID } from 'node:crypto'
import { apiBase, siteUserAgent, untrustedProxyHeader } from '@narkhoz/contract/api.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** What the content service answered a POST with. */
export type ServiceAnswer =
  | { is: 'stored'; data: unknown }
  /** By the wire path of the field, in the language of the call. */
  | { is: 'invalid'; fields: Readonly<Record<string, string>> }
  /** For so many seconds, as its header says it. */
  | { is: 'too_many'; comeAgain: string | undefined }
  | { is: 'unreachable' }

/** What one visitor's form needs of the service, all with one token: a file belongs to the token it was stored with. */
export type Session = {
  /** Stores a file; what it answers names the file in the form that follows. */
  upload: (file: File) => Promise<ServiceAnswer>
  /** Sends a payload. One that was not answered is sent once more: the key makes both the same. */
  post: (path: string, payload: unknown, headers: Record<string, string>) => Promise<ServiceAnswer>
}

/** Whose form it is, as far as the service is told. */
export type Sender = { lang: Locale; requestId: string }

export type ServiceAccountOptions = {
  contentUrl: string
  credential: { email: string; key: string } | undefined
  log: Logger
  /** The proxy that TRUST_PROXY does not name, if there is one: the service shows it to administrators. */
  untrustedProxy?: () => string | undefined
}

/** For so long a call may take before it counts as not answered, its repetition included, in milliseconds. */
export const timeouts = { login: 5000, firstPost: 8000, post: 12_000, upload: 60_000 }

/** A service that starts again is not there for a moment. */
const pause = 300

/** A token is not used in its last minutes: it could run out between a file and its form. */
const margin = 180_000

const loginAnswer = v.object({ data: v.object({ access_token: v.string(), expires_in: v.number() }) })
const dataAnswer = v.object({ data: v.unknown() })
const refusal = v.object({ error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string()), {}) }) })

type Call = Sender & { path: string; body: string | FormData; headers?: Record<string, string>; timeout: number }

/** The longest answer to a POST that is read, in bytes; there is none of a hundredth of this. */
const longest = 1024 * 1024

/** The JSON of an answer. One without an end would take all the memory there is before its time is over. */
const jsonOf = async ({ body }: Response): Promise<unknown> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > longest) throw new Error(`More than ${longest} bytes`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

/** The token was not taken: whatever was done with it has to be done again with another. */
class NotTaken extends Error {}

const moment = () => new Promise((resume) => setTimeout(resume, pause))

/**
 * The site at the content service: signs in with its credential, keeps the token until it runs out, and renews it once,
 * however many posts find it expired. The credential never leaves this module, and the token goes to the service alone.
 */
export const createServiceAccount = ({ contentUrl, credential, log, untrustedProxy }: ServiceAccountOptions) => {
  let token: { value: string; until: number } | undefined
  let renewing: Promise<string | undefined> | undefined

  const send = ({ path, lang, requestId, body, headers = {}, timeout }: Call, bearer?: string) => {
    const unnamed = untrustedProxy?.()
    return fetch(`${contentUrl}${apiBase}/${path}?lang=${lang}`, {
      method: 'POST',
      body,
      headers: {
        'user-agent': siteUserAgent,
        'x-request-id': requestId,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(unnamed && { [untrustedProxyHeader]: unnamed }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeout),
      // What was meant for the service goes nowhere else, whatever it says.
      redirect: 'error',
    })
  }

  const login = async (requestId: string): Promise<string | undefined> => {
    if (!credential) {
      log.error({ requestId }, 'no form can be sent: SERVICE_EMAIL and SERVICE_KEY are not set')
      return undefined
    }
    const call = { path: 'auth/login', lang: 'en', requestId, body: JSON.stringify(credential), timeout: timeouts.login } as const
    const until = performance.now() + timeouts.login
    try {
      const response = await send(call).catch(async (err: unknown) => {
        if (performance.now() + pause >= until) throw err
        await moment()
        return send(call)
      })
      const answer = v.safeParse(loginAnswer, await jsonOf(response))
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

  const held = () => (token && performance.now() < token.until ? token.value : undefined)

  const tokenNow = (requestId: string) => {
    const value = held()
    return value === undefined ? renewed(requestId) : Promise.resolve(value)
  }

  const read = async (call: Call, bearer: string): Promise<ServiceAnswer> => {
    const about = { requestId: call.requestId, path: call.path }
    try {
      const response = await send(call, bearer)
      if (response.status === 401) {
        await response.body?.cancel()
        throw new NotTaken()
      }
      const body = await jsonOf(response)
      const stored = response.ok ? v.safeParse(dataAnswer, body) : undefined
      if (stored?.success) return { is: 'stored', data: stored.output.data }
      const refused = v.safeParse(refusal, body)
      const code = refused.success ? refused.output.error.code : undefined
      log.warn({ ...about, status: response.status, code }, 'the content service refused a post')
      if (!refused.success) return { is: 'unreachable' }
      if (response.status === 429) return { is: 'too_many', comeAgain: response.headers.get('retry-after') ?? undefined }
      // A file's own fault has no field of the form in it: the caller knows which one it was.
      return response.status >= 400 && response.status < 500
        ? { is: 'invalid', fields: refused.output.error.fields }
        : { is: 'unreachable' }
    } catch (err) {
      if (err instanceof NotTaken) throw err
      log.error({ ...about, err }, 'a post was not answered')
      return { is: 'unreachable' }
    }
  }

  const sessionOf = (sender: Sender, bearer: string): Session => ({
    upload: (file) => {
      const body = new FormData()
      body.set('file', file)
      return read({ ...sender, path: 'file/store', body, timeout: timeouts.upload }, bearer)
    },
    post: async (path, payload, headers) => {
      const call = { ...sender, path, body: JSON.stringify(payload), headers }
      const until = performance.now() + timeouts.post
      const first = await read({ ...call, timeout: timeouts.firstPost }, bearer)
      const left = Math.floor(until - performance.now()) - pause
      if (first.is !== 'unreachable' || left <= 0) return first
      await moment()
      return read({ ...call, timeout: left }, bearer)
    },
  })

  return {
    /** Tells the service of the proxy that was found: until the next form it would hear nothing. */
    tellOfProxy: async () => {
      if (credential) await renewed(randomUUID())
    },
    /** What the site shows where it listens to changes; without a credential it has nothing to show. */
    feedToken: credential && { current: held, renew: () => renewed(randomUUID()) },
    /** Does something with one token, and all of it again with a new one where the first was not taken; nothing where none can be had. */
    within: async <T>(sender: Sender, work: (session: Session) => Promise<T>): Promise<T | undefined> => {
      const bearer = await tokenNow(sender.requestId)
      if (bearer === undefined) return undefined
      try {
        return await work(sessionOf(sender, bearer))
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error
      }
      // Somebody else may have renewed it in the meantime.
      const fresh = token && token.value !== bearer ? token.value : await renewed(sender.requestId)
      if (fresh === undefined) return undefined
      try {
        return await work(sessionOf(sender, fresh))
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error
        log.error({ requestId: sender.requestId }, 'a new token was not taken')
        return undefined
      }
    },
  }
}

/** What forms need of it. */
export type ServiceAccount = Pick<ReturnType<typeof createServiceAccount>, 'within'>
