import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { apiBase } from '@narkhoz/contract/api.ts'
import { startReturning } from '../server/testing/returning-server.ts'

/** Changes a real response of the service in transit to the site. */
type SpoilAnswer = (answer: { status: number; type: string; body: Buffer }, response: ServerResponse) => unknown

const asJson = { 'content-type': 'application/json' }

/** Half of an answer goes out, and then `end` happens to the connection. */
const cutInHalf =
  (end: (response: ServerResponse) => void): SpoilAnswer =>
  ({ status, type, body }, response) => {
    response.writeHead(status, { 'content-type': type, 'content-length': body.length })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => end(response))
  }

const endlessly: SpoilAnswer = (_, response) => {
  response.writeHead(200, asJson)
  const part = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', more)
  more()
}

/** Faulty responses of a service. Requests are processed all the same: only the response is lost. */
export const spoiled = {
  'answers 500': (_, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error'),
  'answers what is no JSON': (_, response) => response.writeHead(200, asJson).end('<html>{"data": [tru'),
  'answers JSON of another shape': (_, response) => response.writeHead(200, asJson).end('{"data":{"unexpected":[null,"x"]}}'),
  'breaks off in the middle of an answer': cutInHalf((response) => response.destroy()),
  'resets the connection in the middle of an answer': cutInHalf((response) => response.socket?.resetAndDestroy()),
  'answers without an end': endlessly,
} as const satisfies Record<string, SpoilAnswer>

export type ContentFault = 'none' | 'hangs' | keyof typeof spoiled | { delay: number }

/**
 * A proxy between a site and a content service that makes the service unavailable, slow, silent or faulty, as a test says. Without a
 * fault everything is forwarded as it is, the change feed included.
 */
export const startFaultyContent = async (contentUrl: string) => {
  let trouble: ContentFault = 'none'
  const streams = new Set<ServerResponse>()
  const held = new Set<ServerResponse>()

  const passOn = (from: IncomingMessage) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const to = new URL(contentUrl)
      const forwarded = request(
        { host: to.hostname, port: to.port, path: from.url, method: from.method, headers: from.headers, agent: false },
        resolve,
      )
      from.pipe(forwarded.on('error', reject))
    })

  const follow = async (from: IncomingMessage, response: ServerResponse) => {
    const stream = await passOn(from)
    response.writeHead(stream.statusCode ?? 502, { 'content-type': stream.headers['content-type'] ?? '' })
    streams.add(response)
    response.on('close', () => {
      streams.delete(response)
      stream.destroy()
    })
    stream.on('error', () => response.destroy()).on('close', () => response.end())
    stream.on('data', (part) => trouble !== 'hangs' && response.write(part))
  }

  const answer = async (from: IncomingMessage, response: ServerResponse) => {
    const now = trouble
    if (now === 'hangs') return void held.add(response)
    if (now === 'none' && from.url?.startsWith(`${apiBase}/changes`)) return follow(from, response)
    const came = await passOn(from)
    // The change feed does not end by itself.
    response.on('close', () => came.destroy())
    const body = await buffer(came)
    const { 'content-type': type = '', ...headers } = came.headers
    const status = came.statusCode ?? 502
    if (typeof now === 'string' && now !== 'none') return void spoiled[now]({ status, type, body }, response)
    if (typeof now !== 'string') await wait(now.delay, undefined, { ref: false })
    response.writeHead(status, { 'content-type': type, 'content-length': body.length, ...dispositionIn(headers) }).end(body)
  }

  const { port, start, stop } = await startReturning((from, response) => {
    response.on('close', () => held.delete(response))
    answer(from, response).catch(() => response.destroy())
  })
  return {
    url: `http://localhost:${port}`,
    /** It is there again, on the same port. */
    start,
    /** It is gone, as after `kill -9`: open connections are destroyed, and nobody listens any more. */
    stop,
    /** From now on this is wrong with it; what hung until now is broken off. */
    set: (next: ContentFault) => {
      trouble = next
      for (const response of held) response.destroy()
    },
    /** Says that a kind changed, as the service does when an editor publishes something. */
    tell: (kind: string) => {
      for (const stream of streams) stream.write(`event: change\ndata: ${JSON.stringify({ kind, id: 1, slug: null })}\n\n`)
    },
    /** Whether the site listens to changes. */
    isHeard: () => streams.size > 0,
  }
}

const dispositionIn = ({ 'content-disposition': disposition }: IncomingMessage['headers']) =>
  disposition ? { 'content-disposition': disposition } : {}
