import { Agent, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, Agent as SecureAgent } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { apiBase, siteUserAgent } from '@narkhoz/contract/api.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { NotFound, Unreachable } from './content-error.ts'

/** How long the content service may take, in milliseconds; no visitor and no file waits longer. */
export const timeLimits = {
  /** All calls of a page together. */
  page: 10_000,
  /** The same, for a page whose form has just found the service down. */
  pageWhileDown: 3000,
  /** All calls of a generated file: a site map takes dozens, one after the other. */
  generatedFile: 30_000,
  /** Until the head of a streamed file comes, and between its parts. */
  silence: 5000,
  /** A post with its repetition, and the first attempt of it. */
  login: { all: 5000, first: 5000 },
  post: { all: 12_000, first: 8000 },
  /** Not repeated: the visitor’s file would travel twice. */
  upload: { all: 60_000 },
}

/** The times of a post; without a time for the first attempt it is made once. */
type PostLimits = { all: number; first?: number }

/** Large files that pass through at once: each holds a connection for as long as its reader takes. */
export const maxPassThrough = 64

/** A service that starts again is not there for a moment. */
const pauses = { get: 150, post: 300 }

/** The longest responses that are read, in bytes; the API has none of a tenth of this. One without an end would take all memory. */
const longest = { get: 16 * 1024 * 1024, post: 1024 * 1024 }

// Keep-alive connections; calls queue for one rather than open hundreds at once.
const pool = (maxSockets: number) => ({
  'http:': new Agent({ keepAlive: true, maxSockets }),
  'https:': new SecureAgent({ keepAlive: true, maxSockets }),
})

/** Searches are the most expensive calls and anybody can invent them: they have a small separate pool, so that pages keep theirs. */
const pools = { content: pool(50), search: pool(6), files: pool(maxPassThrough + 20) }

/** Which connections a call takes. */
export type CallPool = 'content' | 'search'

// Characters that an intermediate proxy or router could interpret; `%` because of double decoding, the replacement character because
// the service rejects invalid encodings.
const suspicious = /[\\/?#;%\p{Cc}\ufffd]/u

const isName = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && segment.length <= 200 && !suspicious.test(segment)

type Request = {
  method?: 'GET' | 'HEAD'
  /** The pool to use; undefined for a dedicated connection. */
  from: keyof typeof pools | undefined
  headers: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** How long nothing may come. Counted from here and not from the connection, for which a request may wait. */
  silence?: number
}

// Not `fetch`, which costs three times the CPU a call and follows redirects: the API has none, and one could lead anywhere.
const send = (address: string, { method = 'GET', from, headers, signal, silence }: Request) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const isSecure = address.startsWith('https:')
    const agent = from ? pools[from][isSecure ? 'https:' : 'http:'] : false
    const options = { method, agent, headers: { 'user-agent': siteUserAgent, ...headers }, ...(silence && { timeout: silence }) }
    const request = (isSecure ? overHttps : overHttp)(address, { ...options, ...(signal && { signal }) }, (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    const giveUp = () => request.destroy(new Error(`Nothing from ${loggablePath(address)} for ${silence} ms`))
    const timer = silence === undefined ? undefined : setTimeout(giveUp, silence)
    if (silence !== undefined) request.on('timeout', giveUp)
    request
      .on('error', (error) => {
        clearTimeout(timer)
        reject(error)
      })
      .end()
  })

type Attempt = { body: unknown } | { status: number } | { cause: unknown }

const attempt = async (address: string, request: Request): Promise<Attempt> => {
  try {
    const response = await send(address, request)
    const { statusCode = 0 } = response
    if (statusCode !== 200) {
      response.resume()
      return { status: statusCode }
    }
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > longest.get) response.destroy(new Error(`More than ${longest.get} bytes`))
    })
    return { body: JSON.parse((await buffer(response)).toString()) }
  } catch (cause) {
    return { cause }
  }
}

const isWorthRepeating = (outcome: Attempt) => ('status' in outcome && outcome.status >= 500) || 'cause' in outcome

const pauseFor = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds))

/** The content service's response to a POST. */
export type PostAnswer =
  | { is: 'stored'; data: unknown }
  /** By the wire path of the field, in the language of the call. */
  | { is: 'invalid'; fields: Readonly<Record<string, string>> }
  /** Seconds of its Retry-After header. */
  | { is: 'too_many'; comeAgain: string | undefined }
  /** The token was not taken. */
  | { is: 'unauthorized' }
  | { is: 'unreachable' }

/** A post, and in whose language and name. */
export type Post = {
  path: string
  lang: Locale
  requestId: string
  body: string | FormData
  bearer?: string | undefined
  headers?: Readonly<Record<string, string>>
  limits: PostLimits
  log: Logger
}

const dataAnswer = v.object({ data: v.unknown() })
const refusal = v.object({ error: v.object({ code: v.string(), fields: v.optional(v.record(v.string(), v.string()), {}) }) })

const jsonOf = async ({ body }: Response): Promise<unknown> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > longest.post) throw new Error(`More than ${longest.post} bytes`)
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

const readPost = async (response: Response, about: object, log: Logger): Promise<PostAnswer> => {
  if (response.status === 401) {
    await response.body?.cancel()
    return { is: 'unauthorized' }
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
  return response.status >= 400 && response.status < 500 ? { is: 'invalid', fields: refused.output.error.fields } : { is: 'unreachable' }
}

/**
 * The content service over HTTP: the one module that knows its address, its connections, how long it may take, what every request carries,
 * when one is repeated, and what its statuses mean.
 */
export const createContentClient = (contentUrl: string) => {
  const base = contentUrl.replace(/\/+$/, '')

  const postOnce = async ({ path, lang, requestId, body, bearer, headers, log }: Post, timeout: number): Promise<PostAnswer> => {
    const about = { requestId, path }
    try {
      // By `fetch`, which writes files as they are read.
      const response = await fetch(`${base}${apiBase}/${path}?lang=${lang}`, {
        method: 'POST',
        body,
        headers: {
          'user-agent': siteUserAgent,
          'x-request-id': requestId,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        signal: AbortSignal.timeout(timeout),
        // Requests with a credential follow no redirect.
        redirect: 'error',
      })
      return await readPost(response, about, log)
    } catch (err) {
      log.error({ ...about, err }, 'a post was not answered')
      return { is: 'unreachable' }
    }
  }

  return {
    /** The address of a call. A path that is no plain list of names is no address of this API, so nothing is there. */
    addressOf: (segments: readonly string[], query: Readonly<Record<string, string | number>> = {}) => {
      if (segments.length === 0 || segments.length > 12 || !segments.every(isName))
        throw new NotFound(`No call for ${loggablePath(`/${segments.join('/')}`)}`)
      const url = new URL(`${base}${apiBase}/${segments.map(encodeURIComponent).join('/')}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      return url.href
    },
    /**
     * Makes a GET call, with one retry after a network failure or a 5xx within the timeout, and distinguishes "not found" from
     * "unreachable".
     */
    get: async (
      address: string,
      requestId: string,
      signal: AbortSignal,
      headers: Readonly<Record<string, string>> = {},
      from: CallPool = 'content',
    ): Promise<unknown> => {
      const request = { from, headers: { accept: 'application/json', 'x-request-id': requestId, ...headers }, signal }
      let outcome = await attempt(address, request)
      // A search that was too much for the service would be so again.
      if (isWorthRepeating(outcome) && from !== 'search' && !signal.aborted) {
        await pauseFor(pauses.get)
        outcome = await attempt(address, request)
      }
      if ('body' in outcome) return outcome.body
      if ('cause' in outcome) throw new Unreachable(`No answer from ${loggablePath(address)}`, { cause: outcome.cause })
      if (outcome.status === 404) throw new NotFound(`404 from ${loggablePath(address)}`)
      throw new Unreachable(`${outcome.status} from ${loggablePath(address)}`)
    },
    /** Posts, and once more where it was not answered and there is time. */
    post: async (post: Post): Promise<PostAnswer> => {
      const { all, first } = post.limits
      const until = performance.now() + all
      const answer = await postOnce(post, first ?? all)
      const left = Math.floor(until - performance.now()) - pauses.post
      if (first === undefined || answer.is !== 'unreachable' || left <= 0) return answer
      await pauseFor(pauses.post)
      return postOnce(post, left)
    },
    /** Opens a file at its address without origin, as a stream. */
    file: (path: string, headers: Readonly<Record<string, string>>) =>
      send(base + path, { from: 'files', headers, silence: timeLimits.silence }),
    /** The size of a file from the service's headers; undefined if missing or on failure. */
    fileSize: async (path: string, requestId: string, signal: AbortSignal): Promise<number | undefined> => {
      const request = { method: 'HEAD', from: 'content', headers: { 'x-request-id': requestId }, signal } as const
      const response = await send(base + path, request).catch(() => undefined)
      response?.resume()
      const length = response?.headers['content-length']
      return response?.statusCode === 200 && length !== undefined ? Number(length) : undefined
    },
    /** Opens a long-lived response, on a dedicated connection. */
    follow: (path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
      send(`${base}${apiBase}/${path}`, { from: undefined, headers, signal, silence: timeLimits.silence }),
  }
}

/** The content service over HTTP. */
export type ContentClient = ReturnType<typeof createContentClient>
