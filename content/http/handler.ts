import { randomUUID } from 'node:crypto'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { heardHeader, previewHeader } from '@narkhoz/contract/api.ts'
import { errors, ServiceError } from '@narkhoz/contract/errors.ts'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import { hasSeveralHosts } from '@narkhoz/server-kit/several-hosts.ts'
import { createApp } from './app.ts'
import { addressOf, contentHeaders } from './content-answer.ts'
import { langOf } from './query.ts'
import { securityHeaders } from './security-headers.ts'
import type { RequestLog, Service } from './service.ts'

type Bindings = HttpBindings | Http2Bindings

// Polled every few seconds by monitoring: not logged.
const unnoted = new Set(['/healthz', '/readyz', '/metrics'])

const givenId = /^[\w-]{8,64}$/
const preview = previewHeader.toLowerCase()
const heard = heardHeader.toLowerCase()

/**
 * Whether an address is ambiguous: a fragment is cut off for routing but not in the cache key, and an encoded `..` is resolved here
 * but not by a proxy that compares raw paths.
 */
const isAmbiguous = (raw: string) => raw.includes('#') || /\/(?:\.|%2e){1,2}(?=[/?]|$)/i.test(raw.split('?', 1)[0] ?? '')

const headerOf = (request: Request, incoming: Bindings['incoming'] | undefined, name: string) =>
  incoming ? incoming.headers[name] : request.headers.get(name)

const idOf = (request: Request, incoming: Bindings['incoming'] | undefined) => {
  const given = headerOf(request, incoming, 'x-request-id')
  return typeof given === 'string' && givenId.test(given) ? given : randomUUID()
}

/**
 * The service as one function. It gives every request an id and every answer its security headers, serves cached content
 * synchronously, and logs and counts each request: path without query and codes, so nothing personal.
 */
export const createHandler = (service: Service) => {
  const app = createApp(service)
  const { answers, changes, log, metrics, previews, proxies } = service
  const always = securityHeaders(service.adminUrl.startsWith('https:'))
  const names = Object.keys(always)

  /** The answer's own headers take precedence: pages have their own policy. */
  const secured = (response: Response) => {
    const { headers } = response
    for (const name of names) if (!headers.has(name)) headers.set(name, always[name] ?? '')
    return response
  }

  const note = ({ requestId, route, by }: RequestLog, method: string, address: string, status: number, started: number) => {
    const ms = performance.now() - started
    metrics.requests.observe({ route, method, status }, ms / 1000)
    log.info({ requestId, method, path: loggablePath(address), status, ms: Math.round(ms * 10) / 10, ...(by && { by }) }, 'request')
  }

  /** Whether the client knows a later change than this node: its data may be stale. */
  const isBehind = (number: unknown) => typeof number === 'string' && /^\d{1,15}$/.test(number) && Number(number) > changes.last

  /** Whether a request has a valid preview link: an invalid header must not cause a query. */
  const isPreview = (request: Request, incoming: Bindings['incoming'] | undefined) => {
    const token = headerOf(request, incoming, preview)
    return typeof token === 'string' && previews.passOf(token) !== undefined
  }

  const refuse = (request: Request, bindings: Bindings | undefined, started: number) => {
    const seen: RequestLog = { requestId: idOf(request, bindings?.incoming), route: 'other' }
    const error = new ServiceError('bad_address')
    const { status } = errors[error.code]
    note(seen, request.method, addressOf(request.url), status, started)
    const headers = { ...always, 'cache-control': 'no-store', 'x-request-id': seen.requestId }
    return Response.json(error.body(langOf(request.url)), { status, headers })
  }

  const answer = (
    request: Request,
    bindings: Bindings | undefined,
    started: number,
    isMemoryRight = true,
  ): Response | Promise<Response> => {
    const { method } = request
    const address = addressOf(request.url)
    const seen: RequestLog = { requestId: idOf(request, bindings?.incoming), route: 'other' }
    const known = method === 'GET' && isMemoryRight ? answers.get(address) : undefined
    // A preview gets another answer than the cached one.
    if (known !== undefined && !isPreview(request, bindings?.incoming)) {
      seen.route = 'memory'
      note(seen, method, address, 200, started)
      return new Response(known, { headers: { ...always, ...contentHeaders(seen.requestId) } })
    }
    return Promise.resolve(app.fetch(request, { ...bindings, seen })).then((response) => {
      if (!unnoted.has(address)) note(seen, method, address, response.status, started)
      return secured(response)
    })
  }

  return (request: Request, bindings?: Bindings): Response | Promise<Response> => {
    const started = performance.now()
    if (bindings && !unnoted.has(bindings.incoming.url ?? '')) proxies.note(bindings.incoming)
    if (isAmbiguous(bindings?.incoming.url ?? request.url) || hasSeveralHosts(bindings?.incoming.rawHeaders ?? []))
      return refuse(request, bindings, started)
    if (!isBehind(headerOf(request, bindings?.incoming, heard))) return answer(request, bindings, started)
    return changes.catchUp().then((couldLook) => answer(request, bindings, started, couldLook))
  }
}
