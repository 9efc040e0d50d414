import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import { hasSeveralHosts } from '@narkhoz/server-kit/several-hosts.ts'
import type { Logger } from 'pino'
import { retryAfterSeconds } from '../../app/.server/retry-after.ts'
import { visionName } from '../../app/shell/low-vision.ts'
import type { CacheResult } from '../cache/page-cache.ts'
import type { PassThrough } from '../files/media.ts'
import { type Lines, requestLines } from '../log.ts'
import type { How, Metrics } from '../metrics.ts'
import { negotiateEncoding } from './content-encoding.ts'
import type { EncodedResponse } from './encoded-response.ts'
import { requestIdOf } from './request-id.ts'
import { originForm } from './request-target.ts'
import { sendCached, sendVariant } from './send-variant.ts'

/** A reply: an encoded response, with its cache result where one is reported; a streamed file; or a short plain body. */
export type Reply =
  | { answer: EncodedResponse; how?: CacheResult['how'] }
  | { passing: PassThrough }
  | { status: number; headers: readonly string[]; body: Buffer | string }

/** A request with its id. */
export type SiteRequest = { request: IncomingMessage; requestId: string }

type Admit = (request: IncomingMessage, response: ServerResponse) => boolean

export type RequestListenerOptions = {
  /** A page that can be sent at once. */
  page: (address: string) => EncodedResponse | undefined
  file: (path: string) => EncodedResponse | undefined
  /** Whether another large file may be streamed. */
  admit: Admit
  /** Headers of every response. */
  always: Readonly<Record<string, string>>
  /** Everything else. */
  reply: (incoming: SiteRequest) => Promise<Reply>
  log: Logger
  /** Where the log's lines go. */
  lines: Lines
  metrics: Pick<Metrics, 'answered'>
}

// RFC 9211.
const cacheStatus = {
  hit: ['Cache-Status', 'site; hit'],
  miss: ['Cache-Status', 'site; fwd=miss'],
  stale: ['Cache-Status', 'site; hit; detail=stale'],
} as const satisfies Record<CacheResult['how'], readonly string[]>

/** How long a reader of a streamed file may stall, in milliseconds. */
const stalledReaderTimeout = 30_000

// Polled every few seconds by health checks.
const unloggedPath = '/healthz'

const send = async (response: ServerResponse, reply: Reply, { request, requestId }: SiteRequest, admit: Admit): Promise<number> => {
  if ('answer' in reply) {
    const { answer, how } = reply
    const variant = await answer.variant(negotiateEncoding(request.headers['accept-encoding']))
    const more = ['X-Request-Id', requestId, ...(how ? cacheStatus[how] : [])]
    return sendVariant(response, answer.status, variant, request.headers['if-none-match'], more)
  }
  if ('passing' in reply) {
    const { status, headers, stream } = reply.passing
    if (request.method !== 'HEAD' && !admit(request, response)) {
      stream.destroy()
      response.writeHead(503, { ...headers, 'Content-Length': 0, 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds.busy }).end()
      return 503
    }
    response.writeHead(status, headers)
    if (request.method === 'HEAD') {
      stream.destroy()
      response.end()
    } else {
      response.setTimeout(stalledReaderTimeout, () => response.destroy())
      await pipeline(stream, response)
    }
    return status
  }
  const { status, headers, body } = reply
  // A 304 has no body, and its length would be read as that of the file.
  const length = status === 304 ? [] : ['Content-Length', String(Buffer.byteLength(body))]
  response.writeHead(status, [...headers, 'X-Request-Id', requestId, ...length])
  response.end(body)
  return status
}

const hasBody = ({ 'transfer-encoding': encoding, 'content-length': length }: IncomingHttpHeaders) =>
  encoding !== undefined || (length !== undefined && length !== '0')

/** The outermost listener: serves cached responses at once, passes on the rest, and logs and counts every request. */
export const createRequestListener = ({ page, file, reply, admit, always, log, lines, metrics }: RequestListenerOptions) => {
  const logRequest = requestLines(log, lines)
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  const note = ({ method = '', url = '' }: IncomingMessage, status: number, started: number, requestId: string) => {
    if (url !== unloggedPath) logRequest(requestId, method, url, status, performance.now() - started)
  }

  const replyLater = async (incoming: SiteRequest, response: ServerResponse, started: number) => {
    const { request, requestId } = incoming
    inFlight.add(response)
    const ended = (status: number, how: How = 'other') => {
      note(request, status, started, requestId)
      metrics.answered(how, status, performance.now() - started)
    }
    try {
      const replied = await reply(incoming)
      ended(await send(response, replied, incoming, admit), 'how' in replied ? replied.how : undefined)
    } catch (err) {
      // The client has gone: 499, as nginx logs it.
      if (response.destroyed) return ended(499)
      log.error({ requestId, err, path: loggablePath(request.url ?? '') }, 'request failed')
      // A response in flight can only be aborted, so that the client does not take it for complete.
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end('Something went wrong\n')
      ended(500)
    } finally {
      inFlight.delete(response)
    }
  }

  const listen = (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const { method, headers } = request
    const url = originForm(request.url ?? '')
    request.url = url
    // An unread body would be parsed for as long as the connection lasts.
    if (isClosing || (method !== 'POST' && hasBody(headers))) response.shouldKeepAlive = false
    const requestId = requestIdOf(headers['x-request-id'])
    if (hasSeveralHosts(request.rawHeaders)) {
      response.writeHead(400, { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' })
      response.end('One host, please\n')
      metrics.answered('other', 400)
      return note(request, 400, started, requestId)
    }
    if (method === 'GET' || method === 'HEAD') {
      // The low-vision mode has its own cached pages.
      const cached = headers.cookie?.includes(visionName) ? undefined : page(url)
      const ready = cached ?? file(url)
      const encoding = negotiateEncoding(headers['accept-encoding'])
      const variant = ready?.variants[encoding]
      if (ready && variant) {
        if (variant.isProvisional) ready.countUse(encoding)
        const status = sendCached(response, ready.status, variant, headers['if-none-match'], cached && cacheStatus.hit)
        metrics.answered(cached ? 'hit' : 'other', status)
        return note(request, status, started, requestId)
      }
    }
    void replyLater({ request, requestId }, response, started)
  }

  return {
    listen,
    /** Requests in flight. */
    get requestsInFlight() {
      return inFlight.size
    },
    /** Closes every connection after its response. */
    closeConnections: () => {
      isClosing = true
      for (const response of inFlight) response.shouldKeepAlive = false
    },
  }
}

export type SiteRequestListener = ReturnType<typeof createRequestListener>
