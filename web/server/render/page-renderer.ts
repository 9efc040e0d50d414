import { randomBytes } from 'node:crypto'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { staticPage } from '@narkhoz/contract/pages/static-pages.ts'
import type { Logger } from 'pino'
import type { createRequestHandler, ServerBuild } from 'react-router'
import { emptyCacheTags } from '../../app/.server/cache-tags.ts'
import type { ApiResponseCache, ContentOptions } from '../../app/.server/content.ts'
import { timeLimits } from '../../app/.server/content-client.ts'
import type { Preview } from '../../app/.server/preview.ts'
import type { createRequestContext, RequestState, SharedStatus } from '../../app/.server/request-context.ts'
import { retryAfter } from '../../app/.server/retry-after.ts'
import type { PostResult } from '../../app/forms/post-result.ts'
import { basenames, decodedPath, pathOf } from '../../app/i18n/address.ts'
import { type Vision, visionKey, visionName } from '../../app/shell/low-vision.ts'
import type { RenderedPage } from '../cache/page-cache.ts'
import { statusOf, waitAfter } from '../forms/posts.ts'
import { EncodedResponse } from '../http/encoded-response.ts'
import type { PageAddress } from '../http/page-address.ts'
import type { Reply } from '../http/request-listener.ts'
import { contentSecurityPolicy, nonceAttribute } from '../http/security-headers.ts'
import { inlineCriticalCss } from './critical-css.ts'
import { eventLoopSlot } from './event-loop-slot.ts'
import { hydrateOnIntent, neverHydrate } from './hydrate-on-intent.ts'
import { restorePreviewScroll } from './preview-scroll.ts'

/** The built application; `app/entry.server.tsx` adds what the server needs of it. */
export type SiteBuild = ServerBuild & {
  entry: { module: { createRequestHandler: typeof createRequestHandler; createRequestContext: typeof createRequestContext } }
}

type Handlers = Record<Locale, ReturnType<typeof createRequestHandler>>

export type PageRendererOptions = {
  contentUrl: string
  siteUrl: string
  log: Logger
  mode: 'production' | 'development'
  /** Headers of every response. */
  always: Readonly<Record<string, string>>
  /** Stylesheets by their path. */
  sheets: ReadonlyMap<string, string>
  /** API responses that pages share. */
  responseCache: ApiResponseCache
  /** Called after each call to the content service. */
  onCall: ContentOptions['onCall']
  /** Renders the page for an address that has none. */
  errorPage: RenderErrorPage
}

// Browsers and caches in front revalidate every time, with the visitor's own cookie: low-vision pages never mix with the others (docs/decisions/023-page-cache.md).
const caching = { 'Cache-Control': 'public, max-age=0, must-revalidate', 'CDN-Cache-Control': 'public, max-age=0, stale-if-error=86400' }
const cachingByVisitor = { 'Cache-Control': 'private, max-age=0, must-revalidate' }

/** Properties of the reader that a page may depend on, and those for that reader alone. */
export type PageReader = {
  requestId: string
  vision: Vision | undefined
  told?: PostResult | undefined
  /** The preview link they came with; `over` where it has ended. */
  preview?: Preview | 'over' | undefined
}

/** The reader of an error page: at which address without its language, in which language and low-vision mode. */
type ErrorReader = {
  lang: Locale
  path: string
  /** Whether the router in a browser reads the address as it reads the one that the page is rendered for. */
  isRouted: boolean
  vision: Vision | undefined
  requestId: string
  network?: string
}

/** Renders the page for addresses that have none. */
export type RenderErrorPage = (status: SharedStatus, reader: ErrorReader) => Promise<EncodedResponse>

/** Whether the client-side router can match the address, and whether the shared error page may be used. */
export type PageOptions = { isAddressable?: boolean; sharesErrorPages?: boolean }

/** The rendered HTML, and the nonce of its own scripts. */
type HtmlWithNonce = { html: string; nonce: string }

/** A build: its handlers by language, its routes, and the resource routes among them. */
const describe = (build: SiteBuild, mode: PageRendererOptions['mode']) => {
  // Language is the basename: one build, one table of routes, three handlers.
  const handlers = Object.fromEntries(
    locales.map((lang) => [lang, build.entry.module.createRequestHandler({ ...build, basename: basenames[lang] }, mode)]),
  ) as Handlers
  const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []))
  return {
    handlers,
    createRequestContext: build.entry.module.createRequestContext,
    routes: new Set(routes.map(({ id }) => id)),
    // Routes without a component are called every time, with everything that was sent.
    resourceRoutes: new Set(routes.flatMap(({ path, module }) => (path && !('default' in module) ? [`/${path}`] : []))),
  }
}

/** Renders the pages of the application in three languages. */
export const createPageRenderer = ({
  contentUrl,
  siteUrl,
  log,
  mode,
  always,
  sheets,
  responseCache,
  onCall,
  errorPage,
}: PageRendererOptions) => {
  const withStyles = inlineCriticalCss(sheets)
  const isSecure = siteUrl.startsWith('https:')
  // Which origin may frame a preview is said by its policy; this header knows only all or none.
  const { 'X-Frame-Options': _, ...framable } = always
  // The build is reloaded only in development; otherwise a handler made from a function would be created for every request.
  const known = new WeakMap<SiteBuild, ReturnType<typeof describe>>()
  const descriptionOf = (build: SiteBuild) => {
    const description = known.get(build) ?? describe(build, mode)
    known.set(build, description)
    return description
  }

  const finish = (
    rendered: HtmlWithNonce,
    isAddressable: boolean,
    framedBy?: string,
  ): { headers: Record<string, string>; text: string } => {
    const { html, nonce } = rendered
    const withoutNonce = (text: string) => text.replaceAll(nonceAttribute(nonce), '')
    // What Vite puts into a page while it is worked on, no policy foresees.
    if (mode === 'development') return { headers: { 'Content-Security-Policy': "frame-ancestors 'none'" }, text: withoutNonce(html) }
    const awake = isAddressable ? hydrateOnIntent(html, nonce) : neverHydrate(html, nonce)
    const text = withStyles(framedBy ? restorePreviewScroll(awake, nonce) : awake, nonce)
    return { headers: contentSecurityPolicy(text, nonce, isSecure, framedBy), text: withoutNonce(text) }
  }

  const handle = async (
    build: SiteBuild,
    lang: Locale,
    address: string,
    init: RequestInit,
    { requestId, told, preview }: Omit<PageReader, 'vision'>,
    sharesErrorPages = false,
  ) => {
    const tags = emptyCacheTags()
    const { handlers, createRequestContext } = descriptionOf(build)
    const { version } = build.assets
    const timeout = told && statusOf(told) === 503 ? timeLimits.pageWhileDown : undefined
    const nonce = randomBytes(16).toString('base64url')
    const own = { requestId, tags, version, timeout, preview, nonce, sharesErrorPages, ...told }
    const visit: RequestState = {
      lang,
      contentUrl,
      siteUrl,
      renderSlot: () => eventLoopSlot('render'),
      log: log.child({ requestId }),
      responseCache,
      onCall,
      ...own,
    }
    // The host is ours and never the visitor's `Host`.
    const response = await handlers[lang](new Request(siteUrl + address, init), createRequestContext(visit))
    return { response, tags, nonce, omittedErrorPage: visit.omittedErrorPage, body: visit.html ?? (await response.text()) }
  }

  /** Renders a page from its address and the low-vision mode alone. */
  const page = async (
    build: SiteBuild,
    { lang, address, isHidden }: Omit<PageAddress, 'isUnbounded'>,
    visitor: PageReader,
    { isAddressable = true, sharesErrorPages = true }: PageOptions = {},
  ): Promise<RenderedPage> => {
    const { vision, told, preview } = visitor
    const headers = new Headers(vision && { Cookie: `${visionName}=${visionKey(vision)}` })
    // In development the page may be another one at the next request; a preview is framed, which the shared one forbids.
    const shares = sharesErrorPages && !told && !preview && mode === 'production' && pathOf(address) !== error.address
    const { response, tags, nonce, omittedErrorPage, body: html } = await handle(build, lang, address, { headers }, visitor, shares)
    if (omittedErrorPage) {
      const path = pathOf(address)
      const isRouted = matchPage(decodedPath(path))?.page === staticPage
      return { answer: await errorPage(omittedErrorPage, { lang, path, isRouted, vision, requestId: visitor.requestId }), tags }
    }
    const made = headersToRecord(response.headers)
    const isHtml = made['Content-Type']?.startsWith('text/html') ?? false
    if (isHtml) await eventLoopSlot('finish')
    const framedBy = preview && preview !== 'over' ? preview.framedBy : undefined
    // A preview stays one page: what its scripts would fetch is what everybody sees.
    const { headers: more, text } = isHtml
      ? finish({ html, nonce }, isAddressable && !told && !preview, framedBy)
      : { headers: {}, text: html }
    // A response to a submission belongs to its sender alone.
    const said = told && statusOf(told)
    const status = said && (response.status === 200 || said === 200) ? said : response.status
    const answer = new EncodedResponse({
      status,
      headers: {
        ...(framedBy ? framable : always),
        ...(status === 200 && !told && !preview ? (vision ? cachingByVisitor : caching) : { 'Cache-Control': 'no-store' }),
        ...more,
        ...((isHidden || preview) && { 'X-Robots-Tag': 'noindex' }),
        ...(told ? waitAfter(told, status) : retryAfter(status)),
        ...made,
      },
      body: Buffer.from(text),
    })
    return { answer, tags }
  }

  /** Calls a route without a component, with everything that was sent. */
  const act = async (build: SiteBuild, lang: Locale, address: string, requestId: string, headers: Headers): Promise<Reply> => {
    const { response, body: text } = await handle(build, lang, address, { headers }, { requestId })
    const { status } = response
    const cookies = response.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie])
    const said = { ...always, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...headersToRecord(response.headers) }
    const body = Buffer.from(text)
    if (status === 200 && cookies.length === 0) return { answer: new EncodedResponse({ headers: said, body }) }
    return { status, headers: [...Object.entries(said).flat(), ...cookies], body }
  }

  return { page, act, describe: descriptionOf }
}

export type PageRenderer = ReturnType<typeof createPageRenderer>

/** Headers by name for the rest of the server; cookies are separate from them. */
const headersToRecord = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => [name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  )
