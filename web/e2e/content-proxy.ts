import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { apiBase } from '@narkhoz/contract/api.ts'
import { startReturning } from '../server/testing/returning-server.ts'

const passed = ['authorization', 'content-type', 'idempotency-key', 'x-consent-version', 'x-request-id']

const passedOn = ({ headers }: IncomingMessage) =>
  Object.fromEntries(passed.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''

/**
 * A proxy between a site and a content service: forwards calls, changes texts in the answers as an editor would have, announces the
 * change, and can go down and come back.
 */
export const startContentProxy = async (contentUrl: string, { tellsChanges = true } = {}) => {
  const texts = new Map<string, string>()
  const listeners = new Set<ServerResponse>()
  const changes: string[] = []

  const tell = (response: ServerResponse, event: string, id: number, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\nid: ${id}\n\n`)

  const listen = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const heard = request.headers['last-event-id']
    const missed = heard === undefined ? [] : changes.slice(Number(heard))
    for (const [at, kind] of missed.entries()) tell(response, 'change', Number(heard) + at + 1, { kind, id: 1, slug: null })
    tell(response, 'ready', changes.length, {})
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }

  const posts: { path: string; body: Record<string, unknown> }[] = []
  const calls = new Map<string, string[]>()
  const note = ({ url = '', headers }: IncomingMessage) => {
    const id = String(headers['x-request-id'])
    calls.set(id, [...(calls.get(id) ?? []), url])
  }

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    note(request)
    const sent = request.method === 'POST' ? await buffer(request) : undefined
    if (sent && request.headers['content-type']?.startsWith('application/json'))
      posts.push({ path: pathOf(request), body: JSON.parse(sent.toString()) })
    const answer = await fetch(contentUrl + request.url, {
      method: request.method ?? 'GET',
      headers: passedOn(request),
      ...(sent && { body: sent as Buffer<ArrayBuffer> }),
    })
    const type = answer.headers.get('content-type') ?? ''
    let body = Buffer.from(await answer.arrayBuffer())
    if (type.includes('json')) for (const [from, to] of texts) body = Buffer.from(body.toString().replaceAll(from, to))
    response.writeHead(answer.status, { 'content-type': type, 'content-length': body.length }).end(body)
  }

  const { port, start, stop } = await startReturning((request, response) => {
    if (!request.url?.startsWith(`${apiBase}/changes`)) void pass(request, response)
    else if (tellsChanges) listen(request, response)
    else response.writeHead(404).end()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    stop,
    /** Writes another text in the place of one, in every answer, and says that a kind changed. */
    write: (from: string, to: string, kind: string) => {
      texts.set(from, to)
      changes.push(kind)
      for (const listener of listeners) tell(listener, 'change', changes.length, { kind, id: 1, slug: null })
    },
    isHeard: () => listeners.size > 0,
    /** Bodies posted to a call, the latest last. */
    postsTo: (path: string) => posts.filter((post) => post.path === `${apiBase}/${path}`).map(({ body }) => body),
    /** The calls that a request of the site's, known by its id, has led to. */
    callsOf: (requestId: string): readonly string[] => calls.get(requestId) ?? [],
  }
}
