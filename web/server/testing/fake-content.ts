import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '@narkhoz/contract/api.ts'
import { startReturning } from './returning-server.ts'

/** Handles a request, or leaves it to the fake's 404. */
export type Answers = (path: string, query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => unknown

type ServerSentEvent = { seq: number; event: string; data: unknown }

/**
 * A fake content service: it answers with the given `data`, sends changes as server-sent events, and can be stopped and restarted on
 * the same port, with or without its history.
 */
export const startFakeContent = async (answers: Answers) => {
  const asked: string[] = []
  const streams = new Set<ServerResponse>()
  const told: ServerSentEvent[] = []
  const lastEventIds: (string | undefined)[] = []
  let firstSeq = 0
  const bearers: (string | undefined)[] = []
  let streamStatus = 200
  let placed: string | undefined

  const last = () => firstSeq + told.length
  const write = (response: ServerResponse, event: string, id: number, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\nid: ${id}\n\n`)

  const stream = (request: IncomingMessage, response: ServerResponse) => {
    const from = request.headers['last-event-id'] as string | undefined
    lastEventIds.push(from)
    const bearer = request.headers.authorization
    bearers.push(bearer)
    if (streamStatus !== 200 && (bearer === undefined || bearer !== placed)) return void response.writeHead(streamStatus).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (from !== undefined) {
      if (Number(from) > last() || Number(from) < firstSeq) write(response, 'reset', last(), {})
      else for (const { seq, event, data } of told.slice(Number(from) - firstSeq)) write(response, event, seq, data)
    }
    write(response, 'ready', last(), {})
    streams.add(response)
    response.on('close', () => void streams.delete(response))
  }

  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand.in')
    asked.push(request.url ?? '')
    if (pathname === `${apiBase}/changes`) return void stream(request, response)
    const path = pathname.startsWith(apiBase) ? pathname.slice(apiBase.length + 1) : pathname
    const answer = await answers(path, searchParams, response, request)
    if (response.headersSent || response.destroyed) return
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { code: 'not_found', message: '' } }))
  }

  const { port, start, stop } = await startReturning((request, response) => void listener(request, response))
  return {
    url: `http://127.0.0.1:${port}`,
    /** Every requested address, in order. */
    asked,
    /** What listeners came back with. */
    lastEventIds,
    /** What listeners showed. */
    bearers,
    /** Reserves a slot for this token, even while others are refused. */
    keepPlaceFor: (bearer: string) => {
      placed = bearer
    },
    start,
    stop,
    /** Sends every subscriber, present or reconnecting, a change of a kind. */
    change: (kind: string) => {
      told.push({ seq: last() + 1, event: 'change', data: { kind, id: 1, slug: null } })
      for (const response of streams) write(response, 'change', last(), told.at(-1)?.data)
    },
    /** Drops the history, as a service with another database would. */
    forget: () => {
      firstSeq = 1_000_000
      told.length = 0
    },
    /** Breaks all streams off, and answers the next ones with this status. */
    breakStreams: (status = 200) => {
      streamStatus = status
      for (const response of streams) response.destroy()
    },
    /** Makes all streams go dead: they stay open, and nothing is sent on them any more. */
    goDead: () => streams.clear(),
    listeners: () => streams.size,
  }
}
