import type { IncomingMessage } from 'node:http'
import type { Environment } from '@narkhoz/contract/environment.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { openVisit } from '../app/.server/visit.ts'
import { addressIn, basenames } from '../app/i18n/address.ts'
import { readAddress } from './address.ts'
import type { Asset } from './assets.ts'
import { believedHeaders, createTrust } from './believed-headers.ts'
import { hydrateOnIntent, neverHydrate } from './hydrate-on-intent.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

/** The application as it was built; `app/entry.server.tsx` adds what the server needs of it. */
export type SiteBuild = ServerBuild & {
  entry: { module: { createRequestHandler: typeof createRequestHandler; openVisit: typeof openVisit } }
}

/** A finished answer. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: string | Buffer }

export type SiteOptions = {
  /** The build, or in development a function that gives the newest one. */
  build: () => SiteBuild | Promise<SiteBuild>
  assets: ReadonlyMap<string, Asset>
  environment: Environment
  log: Logger
  mode: 'production' | 'development'
}

const plainly = (status: number, body: string, more: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more },
  body,
})

const year = 365 * 24 * 60 * 60

/** The site as a function from request to answer: addresses, files and pages in three languages. */
export const createSite = ({ build, assets, environment, log, mode }: SiteOptions) => {
  const { siteUrl, contentUrl = `http://127.0.0.1:${environment.contentPort}` } = environment
  const isSecure = siteUrl.startsWith('https:')
  const isTrusted = createTrust(environment.trustProxy)
  const always = securityHeaders(isSecure)

  // Language is the basename: one build, one table of routes, three handlers. The build is asked for again only in
  // development; a handler made from a function would be derived anew on every request.
  const made = new WeakMap<SiteBuild, Record<Locale, ReturnType<typeof createRequestHandler>>>()
  const handlersOf = (current: SiteBuild) => {
    const handlers =
      made.get(current) ??
      (Object.fromEntries(
        locales.map((lang) => [lang, current.entry.module.createRequestHandler({ ...current, basename: basenames[lang] }, mode)]),
      ) as Record<Locale, ReturnType<typeof createRequestHandler>>)
    made.set(current, handlers)
    return handlers
  }

  const finish = (html: string, isAddressable: boolean): Pick<Reply, 'headers' | 'body'> => {
    if (mode === 'development') return { headers: {}, body: html }
    const body = isAddressable ? hydrateOnIntent(html) : neverHydrate(html)
    return { headers: contentSecurityPolicy(body, isSecure), body }
  }

  const page = async (lang: Locale, address: string, headers: Headers, isAddressable = true): Promise<Reply> => {
    const current = await build()
    // The host is ours and never the visitor's `Host`; the method is GET for HEAD too, so that both get the same headers.
    const request = new Request(siteUrl + address, { headers })
    const visit = { lang, contentUrl, siteUrl, log }
    const response = await handlersOf(current)[lang](request, current.entry.module.openVisit(visit))
    const text = await response.text()
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
    const { headers: more, body } = isHtml ? finish(text, isAddressable) : { headers: {}, body: text }
    const sent = new Headers({ 'Cache-Control': 'no-cache', ...more })
    for (const [name, value] of response.headers) sent.set(name, value)
    return { status: response.status, headers: Object.fromEntries(sent), body }
  }

  const asset = (path: string): Reply => {
    const found = assets.get(path)
    if (!found) return plainly(404, 'Not found\n')
    return { status: 200, headers: { 'Content-Type': found.type, 'Cache-Control': `public, max-age=${year}, immutable` }, body: found.body }
  }

  const answer = async ({ method, url = '', headers, socket }: IncomingMessage): Promise<Reply> => {
    if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'Method not allowed\n', { Allow: 'GET, HEAD' })
    const asked = readAddress(url)
    const believed = () => believedHeaders(headers, isTrusted(socket.remoteAddress))
    if (asked.what === 'health') return plainly(200, 'ok\n')
    if (asked.what === 'asset') return asset(asked.path)
    if (asked.what === 'moved') return plainly(308, '', { Location: asked.to, 'Cache-Control': 'public, max-age=86400' })
    if (asked.what === 'page') return page(asked.lang, asked.path + asked.search, believed())
    return page(asked.lang, addressIn(asked.lang, '/404'), believed(), false)
  }

  return async (incoming: IncomingMessage): Promise<Reply> => {
    const reply = await answer(incoming)
    return { ...reply, headers: { ...always, ...reply.headers } }
  }
}
