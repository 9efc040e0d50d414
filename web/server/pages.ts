import { randomBytes } from 'node:crypto'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { staticPage } from '@narkhoz/contract/pages/static-pages.ts'
import type { Logger } from 'pino'
import type { createRequestHandler, ServerBuild } from 'react-router'
import { retryAfter } from '../app/.server/come-again.ts'
import type { ContentOptions, KeptAnswers } from '../app/.server/content.ts'
import type { Preview } from '../app/.server/preview.ts'
import { noSources } from '../app/.server/sources.ts'
import type { openVisit, SharedStatus, Visit } from '../app/.server/visit.ts'
import type { Told } from '../app/forms/told.ts'
import { basenames, decodedPath, pathOf } from '../app/i18n/address.ts'
import { type Vision, visionKey, visionName } from '../app/shell/vision.ts'
import { statusOf, waitAfter } from './forms/posts.ts'
import type { Reply } from './front.ts'
import { hydrateOnIntent, neverHydrate } from './hydrate-on-intent.ts'
import { keepScroll } from './keep-scroll.ts'
import type { PageAddress } from './page-address.ts'
import type { Made } from './page-cache.ts'
import { stylesInPages } from './page-styles.ts'
import { ReadyAnswer } from './ready-answer.ts'
import { contentSecurityPolicy, nonceAttribute } from './security-headers.ts'
import { workTurn } from './work-turn.ts'

/** The application as it was built; `app/entry.server.tsx` adds what the server needs of it. */
export type SiteBuild = ServerBuild & {
  entry: { module: { createRequestHandler: typeof createRequestHandler; openVisit: typeof openVisit } }
}

type Handlers = Record<Locale, ReturnType<typeof createRequestHandler>>

export type PagesOptions = {
  contentUrl: string
  siteUrl: string
  log: Logger
  mode: 'production' | 'development'
  /** Headers that every answer carries. */
  always: Readonly<Record<string, string>>
  /** Stylesheets by their path. */
  sheets: ReadonlyMap<string, string>
  /** What more than one page is made from. */
  kept: KeptAnswers
  /** Told how each call to the content service went. */
  called: ContentOptions['called']
  /** The page for an address that has none. */
  errorPage: ErrorPage
}

// A browser asks every time whether its copy still holds. So does a cache in front, which keeps the bytes and asks with the
// visitor's own cookie: low-vision pages never mix with the others (docs/decisions/023-page-cache.md).
const caching = { 'Cache-Control': 'public, max-age=0, must-revalidate', 'CDN-Cache-Control': 'public, max-age=0, stale-if-error=86400' }
const visitorsOwn = { 'Cache-Control': 'private, max-age=0, must-revalidate' }

/** Who asks for a page, as far as the page may know; and what it has to tell them alone. */
export type Visitor = {
  requestId: string
  vision: Vision | undefined
  told?: Told | undefined
  /** The preview link they came with; `over` where it has ended. */
  preview?: Preview | 'over' | undefined
}

/** Who is told so: at which address without its language, in which language and low-vision mode. */
export type ErrorReader = {
  lang: Locale
  path: string
  /** Whether the router in a browser reads the address as it reads the one that the page is rendered for. */
  isRouted: boolean
  vision: Vision | undefined
  requestId: string
  network?: string
}

/** Answers with the page for addresses that have none. */
export type ErrorPage = (status: SharedStatus, reader: ErrorReader) => Promise<ReadyAnswer>

/** How a page is made: whether the router in a browser can read its address, and whether its error page is the one for all. */
export type PageOptions = { isAddressable?: boolean; sharesErrorPages?: boolean }

/** A page as the application rendered it, and the nonce that marks its own scripts. */
type Rendered = { html: string; nonce: string }

/** How long all calls of a page may take whose form has just found the service away, in milliseconds. */
const shortPatience = 3000

/** What the application says of one build: its handlers by language, its routes, and the addresses that are no pages. */
const describe = (build: SiteBuild, mode: PagesOptions['mode']) => {
  // Language is the basename: one build, one table of routes, three handlers.
  const handlers = Object.fromEntries(
    locales.map((lang) => [lang, build.entry.module.createRequestHandler({ ...build, basename: basenames[lang] }, mode)]),
  ) as Handlers
  const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []))
  return {
    handlers,
    openVisit: build.entry.module.openVisit,
    routes: new Set(routes.map(({ id }) => id)),
    // A route that shows nothing does something: it is asked every time, and with everything that was sent.
    doers: new Set(routes.flatMap(({ path, module }) => (path && !('default' in module) ? [`/${path}`] : []))),
  }
}

/** The application as a maker of answers, in three languages. */
export const createPages = ({ contentUrl, siteUrl, log, mode, always, sheets, kept, called, errorPage }: PagesOptions) => {
  const withStyles = stylesInPages(sheets)
  const isSecure = siteUrl.startsWith('https:')
  // Which origin may frame a preview is said by its policy; this header knows only all or none.
  const { 'X-Frame-Options': _, ...framable } = always
  // The build is asked for again only in development; a handler made from a function would be derived anew every time.
  const known = new WeakMap<SiteBuild, ReturnType<typeof describe>>()
  const descriptionOf = (build: SiteBuild) => {
    const description = known.get(build) ?? describe(build, mode)
    known.set(build, description)
    return description
  }

  const finish = (rendered: Rendered, isAddressable: boolean, framedBy?: string): { headers: Record<string, string>; text: string } => {
    const { html, nonce } = rendered
    const withoutNonce = (text: string) => text.replaceAll(nonceAttribute(nonce), '')
    // What Vite puts into a page while it is worked on, no policy foresees.
    if (mode === 'development') return { headers: { 'Content-Security-Policy': "frame-ancestors 'none'" }, text: withoutNonce(html) }
    const awake = isAddressable ? hydrateOnIntent(html, nonce) : neverHydrate(html, nonce)
    const text = withStyles(framedBy ? keepScroll(awake, nonce) : awake, nonce)
    return { headers: contentSecurityPolicy(text, nonce, isSecure, framedBy), text: withoutNonce(text) }
  }

  const ask = async (
    build: SiteBuild,
    lang: Locale,
    address: string,
    init: RequestInit,
    { requestId, told, preview }: Omit<Visitor, 'vision'>,
    sharesErrorPages = false,
  ) => {
    const sources = noSources()
    const { handlers, openVisit } = descriptionOf(build)
    const { version } = build.assets
    const timeout = told && statusOf(told) === 503 ? shortPatience : undefined
    const nonce = randomBytes(16).toString('base64url')
    const own = { requestId, sources, version, timeout, preview, nonce, sharesErrorPages, ...told }
    const visit: Visit = { lang, contentUrl, siteUrl, turn: () => workTurn('render'), log: log.child({ requestId }), kept, called, ...own }
    // The host is ours and never the visitor's `Host`.
    const response = await handlers[lang](new Request(siteUrl + address, init), openVisit(visit))
    return { response, sources, nonce, leftOut: visit.leftOut, body: visit.html ?? (await response.text()) }
  }

  /** Makes a page from nothing but its address and the visitor's choice of low-vision mode. */
  const page = async (
    build: SiteBuild,
    { lang, address, isHidden }: Omit<PageAddress, 'isMadeUp'>,
    visitor: Visitor,
    { isAddressable = true, sharesErrorPages = true }: PageOptions = {},
  ): Promise<Made> => {
    const { vision, told, preview } = visitor
    const headers = new Headers(vision && { Cookie: `${visionName}=${visionKey(vision)}` })
    // In development the page may be another one at the next request; a preview is framed, which the shared one forbids.
    const shares = sharesErrorPages && !told && !preview && mode === 'production' && pathOf(address) !== error.address
    const { response, sources, nonce, leftOut, body: whole } = await ask(build, lang, address, { headers }, visitor, shares)
    if (leftOut) {
      const path = pathOf(address)
      const isRouted = matchPage(decodedPath(path))?.page === staticPage
      return { answer: await errorPage(leftOut, { lang, path, isRouted, vision, requestId: visitor.requestId }), sources }
    }
    const made = namedIn(response.headers)
    const isHtml = made['Content-Type']?.startsWith('text/html') ?? false
    if (isHtml) await workTurn('finish')
    const framedBy = preview && preview !== 'over' ? preview.framedBy : undefined
    // A preview stays one page: what its scripts would fetch is what everybody sees.
    const { headers: more, text } = isHtml
      ? finish({ html: whole, nonce }, isAddressable && !told && !preview, framedBy)
      : { headers: {}, text: whole }
    // What was sent belongs to its sender alone.
    const said = told && statusOf(told)
    const status = said && (response.status === 200 || said === 200) ? said : response.status
    const answer = new ReadyAnswer({
      status,
      headers: {
        ...(framedBy ? framable : always),
        ...(status === 200 && !told && !preview ? (vision ? visitorsOwn : caching) : { 'Cache-Control': 'no-store' }),
        ...more,
        ...((isHidden || preview) && { 'X-Robots-Tag': 'noindex' }),
        ...(told ? waitAfter(told, status) : retryAfter(status)),
        ...made,
      },
      body: Buffer.from(text),
    })
    return { answer, sources }
  }

  /** Asks a route that shows nothing, with everything that was sent. */
  const act = async (build: SiteBuild, lang: Locale, address: string, requestId: string, headers: Headers): Promise<Reply> => {
    const { response, body: text } = await ask(build, lang, address, { headers }, { requestId })
    const { status } = response
    const cookies = response.headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie])
    const said = { ...always, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...namedIn(response.headers) }
    const body = Buffer.from(text)
    if (status === 200 && cookies.length === 0) return { answer: new ReadyAnswer({ headers: said, body }) }
    return { status, headers: [...Object.entries(said).flat(), ...cookies], body }
  }

  return { page, act, describe: descriptionOf }
}

/** Headers by the names that the rest of the server writes; cookies are told apart from them. */
const namedIn = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'set-cookie')
      .map(([name, value]) => [name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  )
