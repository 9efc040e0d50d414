import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import { hasSeveralHosts } from '@narkhoz/server-kit/several-hosts.ts'
import type { Logger } from 'pino'
import { comeAgain } from '../app/.server/come-again.ts'
import { visionName } from '../app/shell/vision.ts'
import { tasteIn } from './encodings.ts'
import { type Lines, requestLines } from './log.ts'
import type { Passing } from './media.ts'
import type { How, Metrics } from './metrics.ts'
import type { Outcome } from './page-cache.ts'
import type { ReadyAnswer } from './ready-answer.ts'
import { requestIdOf } from './request-id.ts'
import { originForm } from './request-target.ts'
import { sendForm, sendReady } from './send.ts'

/** What answers a request: bytes that are ready, with how they came to be where that is told; a file passing through; or a few plain words. */
export type Reply =
  | { answer: ReadyAnswer; how?: Outcome['how'] }
  | { passing: Passing }
  | { status: number; headers: readonly string[]; body: Buffer | string }

/** A request as the site reads it. */
export type Incoming = { request: IncomingMessage; requestId: string }

type Admit = (request: IncomingMessage, response: ServerResponse) => boolean

export type FrontOptions = {
  /** What can be sent at once. */
  page: (address: string) => ReadyAnswer | undefined
  file: (path: string) => ReadyAnswer | undefined
  /** Whether there is a place for somebody who reads a large file. */
  admit: Admit
  /** Headers that every answer carries. */
  always: Readonly<Record<string, string>>
  /** Everything else. */
  reply: (incoming: Incoming) => Promise<Reply>
  log: Logger
  /** Where the log's lines go. */
  lines: Lines
  metrics: Pick<Metrics, 'answered'>
}

// RFC 9211.
const marks = {
  hit: ['Cache-Status', 'site; hit'],
  miss: ['Cache-Status', 'site; fwd=miss'],
  stale: ['Cache-Status', 'site; hit; detail=stale'],
} as const satisfies Record<Outcome['how'], readonly string[]>

/** For so long somebody may take nothing of a file that passes through, in milliseconds. */
const slowest = 30_000

// Asked every few seconds by whatever watches over the site: nothing to write down.
const unnoted = '/healthz'

const send = async (response: ServerResponse, reply: Reply, { request, requestId }: Incoming, admit: Admit): Promise<number> => {
  if ('answer' in reply) {
    const { answer, how } = reply
    const form = await answer.form(tasteIn(request.headers['accept-encoding']))
    const more = ['X-Request-Id', requestId, ...(how ? marks[how] : [])]
    return sendForm(response, answer.status, form, request.headers['if-none-match'], more)
  }
  if ('passing' in reply) {
    const { status, headers, stream } = reply.passing
    if (request.method !== 'HEAD' && !admit(request, response)) {
      stream.destroy()
      response.writeHead(503, { ...headers, 'Content-Length': 0, 'Cache-Control': 'no-store', 'Retry-After': comeAgain.busy }).end()
      return 503
    }
    response.writeHead(status, headers)
    if (request.method === 'HEAD') {
      stream.destroy()
      response.end()
    } else {
      response.setTimeout(slowest, () => response.destroy())
      await pipeline(stream, response)
    }
    return status
  }
  const { status, headers, body } = reply
  // A 304 has no body, and its length would be taken for that of the file.
  const length = status === 304 ? [] : ['Content-Length', String(Buffer.byteLength(body))]
  response.writeHead(status, [...headers, 'X-Request-Id', requestId, ...length])
  response.end(body)
  return status
}

const hasBody = ({ 'transfer-encoding': encoding, 'content-length': length }: IncomingHttpHeaders) =>
  encoding !== undefined || (length !== undefined && length !== '0')

/** The first to see a request: sends at once what is ready, hands on the rest, and writes down how each went. */
export const createFront = ({ page, file, reply, admit, always, log, lines, metrics }: FrontOptions) => {
  const writeDown = requestLines(log, lines)
  const underWay = new Set<ServerResponse>()
  let isLeaving = false
  const note = ({ method = '', url = '' }: IncomingMessage, status: number, started: number, requestId: string) => {
    if (url !== unnoted) writeDown(requestId, method, url, status, performance.now() - started)
  }

  const slowly = async (incoming: Incoming, response: ServerResponse, started: number) => {
    const { request, requestId } = incoming
    underWay.add(response)
    const ended = (status: number, how: How = 'other') => {
      note(request, status, started, requestId)
      metrics.answered(how, status, performance.now() - started)
    }
    try {
      const replied = await reply(incoming)
      ended(await send(response, replied, incoming, admit), 'how' in replied ? replied.how : undefined)
    } catch (err) {
      // Whoever asked has gone; nginx writes it down under this number.
      if (response.destroyed) return ended(499)
      log.error({ requestId, err, path: loggablePath(request.url ?? '') }, 'request failed')
      // What was begun cannot be taken back, only broken off, so that nobody takes it for whole.
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end('Something went wrong\n')
      ended(500)
    } finally {
      underWay.delete(response)
    }
  }

  const listen = (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const { method, headers } = request
    const url = originForm(request.url ?? '')
    request.url = url
    // What nobody reads of a body is still parsed for as long as the connection lasts.
    if (isLeaving || (method !== 'POST' && hasBody(headers))) response.shouldKeepAlive = false
    const requestId = requestIdOf(headers['x-request-id'])
    if (hasSeveralHosts(request.rawHeaders)) {
      response.writeHead(400, { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' })
      response.end('One host, please\n')
      metrics.answered('other', 400)
      return note(request, 400, started, requestId)
    }
    if (method === 'GET' || method === 'HEAD') {
      // Whoever has chosen a low-vision mode gets another page, which takes some reading.
      const known = headers.cookie?.includes(visionName) ? undefined : page(url)
      const ready = known ?? file(url)
      const taste = tasteIn(headers['accept-encoding'])
      const form = ready?.forms[taste]
      if (ready && form) {
        if (form.isHasty) ready.used(taste)
        const status = sendReady(response, ready.status, form, headers['if-none-match'], known && marks.hit)
        metrics.answered(known ? 'hit' : 'other', status)
        return note(request, status, started, requestId)
      }
    }
    void slowly({ request, requestId }, response, started)
  }

  return {
    listen,
    /** How many requests are under way. */
    get busy() {
      return underWay.size
    },
    /** Tells everybody who is answered from now on to come back on another connection. */
    leave: () => {
      isLeaving = true
      for (const response of underWay) response.shouldKeepAlive = false
    },
  }
}

export type Front = ReturnType<typeof createFront>
