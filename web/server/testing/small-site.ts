import { once } from 'node:events'
import { type IncomingHttpHeaders, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locales } from '@narkhoz/contract/locales.ts'
import { createContent } from '../../app/.server/content.ts'
import { NotFound, Unreachable } from '../../app/.server/content-error.ts'
import type { RequestState } from '../../app/.server/request-context.ts'
import { addressIn, pathOf } from '../../app/i18n/address.ts'
import type { EncodedResponse } from '../http/encoded-response.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import type { SiteBuild } from '../render/page-renderer.ts'
import { createSite } from '../site.ts'
import { createSiteServer, type ServerLimits } from '../site-server.ts'

/** A request as the application saw it. */
export type SeenRequest = { url: string; cookie: string | null; headers: string[] }

const document = (text: string, { nonce }: RequestState) =>
  `<html><body><p>${text}</p><script nonce="${nonce}">window.__reactRouterContext = {}</script><script nonce="${nonce}" type="module" async="">import("/dist/a.js")</script></body></html>`

const links = (path: string) => locales.map((locale) => `<a href="${addressIn(locale, path)}">${locale}</a>`).join('')

/** An application of a few lines: every page shows the title of its page at the content service, `vision` and `suggestions` do something. */
const smallBuild = (seen: SeenRequest[]) => {
  const handler = async (request: Request, context: unknown) => {
    const visit = context as RequestState
    const { pathname, search } = new URL(request.url)
    seen.push({ url: pathname + search, cookie: request.headers.get('Cookie'), headers: [...request.headers.keys()] })
    if (pathOf(pathname) === '/vision')
      return new Response(null, {
        status: 303,
        headers: [
          ['Location', '/'],
          ['Set-Cookie', 'a=1'],
          ['Set-Cookie', 'b=2'],
        ],
      })
    if (pathOf(pathname) === '/suggestions') return Response.json(await createContent(visit).suggest(search))
    if (pathOf(pathname) === '/fails' || visit.outcome?.is === 'sent') throw new Error('It was told to.')
    const html = { 'Content-Type': 'text/html; charset=utf-8' }
    if (visit.preview === 'over') return new Response(document('over', visit), { status: 410, headers: html })
    if (/^\/(?:404|this-address-\w+)$/.test(pathOf(pathname)))
      return new Response(document(`${visit.lang} not found ${links(pathOf(pathname))}`, visit), { status: 404, headers: html })
    try {
      const path = pathOf(pathname.replace(/(?:\/_)?\.data$/, '')).slice(1)
      const page = await createContent(visit).page(path || 'main')
      const text = `${visit.lang} ${page.title} ${search} ${request.headers.get('Cookie') ?? ''}`
      if (pathname.endsWith('.data')) return new Response(text, { headers: { 'Content-Type': 'text/x-script' } })
      return new Response(document(text, visit), { headers: html })
    } catch (error) {
      if (error instanceof NotFound && visit.sharesErrorPages) visit.omittedErrorPage = 404
      if (error instanceof NotFound) return new Response(document('missing', visit), { status: 404, headers: html })
      if (!(error instanceof Unreachable)) throw error
      return new Response(document('sorry', visit), { status: 503, headers: { ...html, 'Retry-After': '30' } })
    }
  }
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    page: { id: 'page', path: '*', module: { default: () => null } },
    vision: { id: 'vision', path: 'vision', module: { loader: () => null } },
    suggestions: { id: 'suggestions', path: 'suggestions', module: { loader: () => null } },
  }
  // A build has forty more parts; the server looks at these.
  return {
    routes,
    assets: { version: '1' },
    entry: { module: { createRequestHandler: () => handler, createRequestContext: (visit: RequestState) => visit } },
  } as unknown as SiteBuild
}

/** An answer as it came over the wire. */
export type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

export type SmallSiteOptions = Partial<ServerLimits> & {
  securityContact?: string
  silence?: number | undefined
  service?: { email: string; key: string }
}

/** Starts a site with that application on a free port. */
export const startSmallSite = async (
  contentUrl: string,
  assets: ReadonlyMap<string, EncodedResponse> = new Map(),
  { securityContact, silence, service, ...limits }: SmallSiteOptions = {},
) => {
  const seen: SeenRequest[] = []
  const lines: Record<string, unknown>[] = []
  const paper = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = createLog('info', paper)
  const build = smallBuild(seen)
  const metrics = createMetrics()
  const environment = {
    siteUrl: 'https://narkhoz.example',
    contentUrl,
    ownContentUrl: contentUrl,
    trustProxy: [],
    service,
    formGuard: true,
    securityContact,
  }
  const site = createSite({
    build: () => build,
    assets,
    sheets: new Map(),
    environment,
    log,
    lines: paper,
    metrics,
    mode: 'production',
    silence,
  })
  const server = createSiteServer(securityHeaders(true), limits).answer(site.requestListener.listen).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** Requests to the application. */
    seen,
    /** Log lines. */
    lines,
    /** Metrics in text format. */
    counted: () => metrics.registry.metrics(),
    /** Sends a request to the site; the path is sent verbatim. */
    get: (path: string, headers: Record<string, string> = {}, method = 'GET', sent: Buffer | string = '') =>
      new Promise<Got>((resolve, reject) => {
        send({ port, path, method, headers, host: '127.0.0.1' }, async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
          const body = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
        })
          .on('error', reject)
          .end(sent)
      }),
    stop: async () => {
      await site.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
