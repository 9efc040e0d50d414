import { Agent, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, Agent as SecureAgent } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { apiBase, siteUserAgent } from '@narkhoz/contract/api.ts'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import { NotFound, Unreachable } from './content-error.ts'

/** How long a visitor waits for the content service, however many calls a page is made from, in milliseconds. */
export const patience = 10_000

/** Ends when a visitor who begins to wait now has waited long enough. */
export const enough = (milliseconds = patience) => AbortSignal.timeout(milliseconds)

const pause = 150

/** The longest answer that is read; the API has none of a tenth of this. */
const longest = 16 * 1024 * 1024

// What a proxy or router on the way could read as more than a name; `%` because it may be decoded twice, the sign for letters that
// cannot be read because the service takes it for a wrong encoding.
const suspicious = /[\\/?#;%\p{Cc}\ufffd]/u

const isName = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && segment.length <= 200 && !suspicious.test(segment)

/** The address of a call. A path that is no plain list of names is no address of this API, so nothing is there. */
export const callAddress = (base: string, segments: readonly string[], query: Readonly<Record<string, string | number>>) => {
  if (segments.length === 0 || segments.length > 12 || !segments.every(isName))
    throw new NotFound(`No call for ${loggablePath(`/${segments.join('/')}`)}`)
  const url = new URL(`${base.replace(/\/+$/, '')}${apiBase}/${segments.map(encodeURIComponent).join('/')}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

/** What may be told of a call: what visitors search for and the codes of their requests are nobody else's. */
export const withoutQuery = loggablePath

// Connections are kept, and calls wait for one of these rather than open hundreds at once.
const pool = (maxSockets: number) => ({
  plain: new Agent({ keepAlive: true, maxSockets }),
  secure: new SecureAgent({ keepAlive: true, maxSockets }),
})

/** Searches cost the service most and anybody can make them up: their connections are few and their own, so that pages keep theirs. */
const pools = { content: pool(50), search: pool(6) }

/** Which connections a call takes. */
export type CallPool = keyof typeof pools

type Attempt = { body: unknown } | { status: number } | { cause: unknown }

const read = async (response: IncomingMessage): Promise<Attempt> => {
  const { statusCode = 0 } = response
  if (statusCode !== 200) {
    response.resume()
    return { status: statusCode }
  }
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > longest) response.destroy(new Error(`More than ${longest} bytes`))
  })
  return { body: JSON.parse((await buffer(response)).toString()) }
}

// Not `fetch`, which costs three times the CPU a call and follows redirects: the API has none, and one could lead anywhere.
const attempt = (address: string, headers: Record<string, string>, signal: AbortSignal, { plain, secure }: ReturnType<typeof pool>) =>
  new Promise<Attempt>((resolve) => {
    const failed = (cause: unknown) => resolve({ cause })
    const isSecure = address.startsWith('https:')
    const [start, agent] = isSecure ? [overHttps, secure] : [overHttp, plain]
    start(address, { agent, headers, signal }, (response) => read(response).then(resolve, failed))
      .on('error', failed)
      .end()
  })

const isWorthRepeating = (outcome: Attempt) => ('status' in outcome && outcome.status >= 500) || 'cause' in outcome

/** How many bytes the service says a file has; nothing where it says nothing, or nobody answers. */
export const fileSize = (address: string, requestId: string, signal: AbortSignal) =>
  new Promise<number | undefined>((resolve) => {
    const isSecure = address.startsWith('https:')
    const [start, agent] = isSecure ? [overHttps, pools.content.secure] : [overHttp, pools.content.plain]
    const headers = { 'user-agent': siteUserAgent, 'x-request-id': requestId }
    start(address, { method: 'HEAD', agent, headers, signal }, ({ statusCode, headers: { 'content-length': length } }) =>
      resolve(statusCode === 200 && length !== undefined ? Number(length) : undefined),
    )
      .on('error', () => resolve(undefined))
      .end()
  })

/** Makes a GET call, once more after a network failure or a 5xx while there is time, and tells "not found" from "unreachable". */
export const callContent = async (
  address: string,
  requestId: string,
  signal: AbortSignal,
  more: Readonly<Record<string, string>> = {},
  through: CallPool = 'content',
): Promise<unknown> => {
  const headers = { accept: 'application/json', 'user-agent': siteUserAgent, 'x-request-id': requestId, ...more }
  let outcome = await attempt(address, headers, signal, pools[through])
  // A search that was too much for the service would be so again.
  if (isWorthRepeating(outcome) && through !== 'search' && !signal.aborted) {
    await new Promise((resume) => setTimeout(resume, pause))
    outcome = await attempt(address, headers, signal, pools[through])
  }
  if ('body' in outcome) return outcome.body
  if ('cause' in outcome) throw new Unreachable(`No answer from ${withoutQuery(address)}`, { cause: outcome.cause })
  if (outcome.status === 404) throw new NotFound(`404 from ${withoutQuery(address)}`)
  throw new Unreachable(`${outcome.status} from ${withoutQuery(address)}`)
}
