import type { IncomingMessage } from 'node:http'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import { createClientAddress, createTrust } from '@narkhoz/server-kit/client-address.ts'
import type { Environment } from '@narkhoz/server-kit/environment.ts'
import { Limiter, QueueFull } from '@narkhoz/server-kit/limiter.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { createProxyWatch } from '@narkhoz/server-kit/proxy-watch.ts'
import type { Logger } from 'pino'
import { createContent } from '../app/.server/content.ts'
import { Unreachable } from '../app/.server/content-error.ts'
import type { SharedStatus } from '../app/.server/request-context.ts'
import { retryAfterSeconds } from '../app/.server/retry-after.ts'
import { postsPath } from '../app/forms/posts-address.ts'
import { addressIn, decodedPath, pathOf } from '../app/i18n/address.ts'
import { readVision, type Vision, visionKey } from '../app/shell/low-vision.ts'
import { safePath } from '../app/shell/safe-path.ts'
import { createApiResponseCache } from './cache/api-response-cache.ts'
import { followChangeFeed } from './cache/change-feed-client.ts'
import { type CacheRequest, type FeedState, PageCache } from './cache/page-cache.ts'
import { createContentFiles } from './files/content-files.ts'
import { createMedia } from './files/media.ts'
import { fileHeadersOf, mediaReply } from './files/media-reply.ts'
import { PassThroughSlots } from './files/pass-through-slots.ts'
import { securityTxt } from './files/security-txt.ts'
import { sitemap } from './files/sitemap.ts'
import { subscriptionFiles } from './files/subscription-files.ts'
import { wellKnownFiles } from './files/well-known-files.ts'
import { createCheckStatus } from './forms/check-status.ts'
import { createFormGuard } from './forms/form-guard.ts'
import { plainReceipt } from './forms/plain-receipt.ts'
import { postedFromPage } from './forms/posted-from.ts'
import { createPosts, statusOf, waitAfter } from './forms/posts.ts'
import { createServiceAccount } from './forms/service-client.ts'
import { createSubmitForm } from './forms/submit-form.ts'
import { type Address, isTooLong, readAddress } from './http/address.ts'
import { createAddressGuesses } from './http/address-guesses.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import { negotiateEncoding } from './http/content-encoding.ts'
import type { EncodedResponse } from './http/encoded-response.ts'
import { type PageAddress, pageAddress } from './http/page-address.ts'
import { createPlainReply } from './http/plain-reply.ts'
import { createQueryRedirects } from './http/query-redirects.ts'
import { createRequestListener, type Reply, type SiteRequest } from './http/request-listener.ts'
import { securityHeaders } from './http/security-headers.ts'
import { trustedHeaders } from './http/trusted-headers.ts'
import type { Lines } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createErrorPages } from './render/error-pages.ts'
import { createPageRenderer, type SiteBuild } from './render/page-renderer.ts'
import { createPreviews, isPreviewToken, previewIn } from './render/preview.ts'
import * as limits from './site-limits.ts'

export type SiteOptions = {
  /** The build, or in development a function that gives the newest one. */
  build: () => SiteBuild | Promise<SiteBuild>
  assets: ReadonlyMap<string, EncodedResponse>
  /** The stylesheets among them, by their path. */
  sheets: ReadonlyMap<string, string>
  environment: Pick<Environment, 'siteUrl' | 'contentUrl' | 'ownContentUrl' | 'trustProxy' | 'service' | 'formGuard' | 'securityContact'>
  log: Logger
  /** Where the log's lines go. */
  lines: Lines
  metrics: Metrics
  mode: 'production' | 'development'
  /** How long the stream of changes may say nothing before it counts as broken, in milliseconds. */
  silence?: number | undefined
}

/** An address with the query that was asked for, before the place on the page. */
const withSearch = (to: string, search: string) => {
  const [path = '', ...place] = to.split('#')
  return [path.includes('?') ? path : path + search, ...place].join('#')
}

/** The site as a listener of requests: addresses, files, media and pages in three languages. */
export const createSite = ({ build, assets, sheets, environment, log, lines, metrics, mode, silence }: SiteOptions) => {
  const { siteUrl, contentUrl = environment.ownContentUrl } = environment
  const isTrusted = createTrust(environment.trustProxy)
  const always = securityHeaders(siteUrl.startsWith('https:'))
  const files = new Map([...wellKnownFiles(siteUrl, always), ...assets])
  const responseCache = createApiResponseCache()
  const { onCall } = metrics
  const guesses = createAddressGuesses((lang) => createContent({ contentUrl, lang, log, responseCache, onCall }), log)
  const queryRedirects = createQueryRedirects((lang) => createContent({ contentUrl, lang, log, onCall }))
  const errorPages = createErrorPages(
    async (asked, visitor, isAddressable) => pages.page(await build(), asked, visitor, { isAddressable, sharesErrorPages: false }),
    guesses,
  )
  const pages = createPageRenderer({ contentUrl, siteUrl, log, mode, always, sheets, responseCache, onCall, errorPage: errorPages.answer })
  const contentFile = createContentFiles({
    contentUrl,
    log,
    onCall,
    always,
    files: [subscriptionFiles(siteUrl), sitemap(siteUrl), securityTxt(siteUrl, environment.securityContact)],
  })
  const previewOf = createPreviews(contentUrl)
  const media = createMedia({ contentUrl, always, log, bytes: limits.room.mediaBytes })
  const cache = new PageCache({ ...limits.room, ...limits.rendering, unboundedConcurrency: limits.unboundedConcurrency })
  metrics.watch(() => cache)
  const answering = new Limiter(limits.answering)
  const previewing = new Limiter(limits.previewing)
  const acting = new Limiter(limits.acting)
  const passing = new PassThroughSlots()
  const proxies = createProxyWatch({ isTrusted, log, onFound: () => account.tellOfProxy() })
  metrics.watchProxy(proxies.untrusted)
  const account = createServiceAccount({ contentUrl, credential: environment.service, log, untrustedProxy: proxies.untrusted })
  const takeForm = createSubmitForm({
    account,
    guard: createFormGuard(environment.formGuard, environment.service?.key),
    contentFor: (lang, requestId) => createContent({ contentUrl, lang, log, requestId, onCall }),
    log,
  })
  const addressOf = createClientAddress(isTrusted)
  const networkAsking = (request: IncomingMessage) => networkOf(addressOf(request))
  const posts = createPosts({ siteUrl, takeForm, askRequest: createCheckStatus(account), addressOf })

  const plainly = createPlainReply(always)

  /** A page as it is kept. In development nothing is: the next request may be for another version. */
  const keep = async (wanted: CacheRequest, { request, requestId }: SiteRequest): Promise<Reply> => {
    if (mode === 'development') return { answer: (await wanted.render(requestId)).answer }
    return cache.answer(wanted, {
      requestId,
      network: networkAsking(request),
      encoding: negotiateEncoding(request.headers['accept-encoding']),
    })
  }

  const wantedPage = async (asked: PageAddress, vision: Vision | undefined): Promise<CacheRequest> => {
    const current = await build()
    const key = vision ? `${visionKey(vision)}\n${asked.address}` : asked.address
    const render = (id: string) => pages.page(current, asked, { requestId: id, vision })
    // The error page under its own address is one page like any other.
    const status = pathOf(asked.address) === error.address ? 404 : 200
    return { key, isUnbounded: asked.isUnbounded || vision !== undefined, status, render }
  }

  const page = async (asked: PageAddress, incoming: SiteRequest) =>
    keep(await wantedPage(asked, readVision(incoming.request.headers.cookie)), incoming)

  /** The page for an address that leads nowhere. */
  const errorPage = async (status: SharedStatus, lang: Locale, path: string, { request, requestId }: SiteRequest): Promise<Reply> => ({
    answer: await errorPages.answer(status, {
      lang,
      path,
      isRouted: false,
      vision: readVision(request.headers.cookie),
      requestId,
      network: networkAsking(request),
    }),
  })

  /** Makes the pages that most visitors come to first, one after the other: the home page and what the menu leads to from it. */
  const warmUp = async () => {
    const { routes } = pages.describe(await build())
    for (const lang of locales) {
      const { items } = await createContent({ contentUrl, lang, log, responseCache, onCall }).menu('header')
      for (const path of new Set(['/', ...items.map(({ url, children }) => safePath(url || children?.[0]?.url || null))])) {
        const asked = readAddress(addressIn(lang, path))
        if (asked.what === 'page') await cache.prepare(await wantedPage(pageAddress(lang, asked.path, asked.search, routes), undefined))
      }
    }
  }

  /** A page before it is published: made for whoever has the link, and kept by nobody. */
  const previewed = async (asked: PageAddress, token: string, incoming: SiteRequest): Promise<Reply> => {
    const { request, requestId } = incoming
    const over = () => errorPage(410, asked.lang, pathOf(asked.address), incoming)
    if (!isPreviewToken(token)) return over()
    const current = await build()
    try {
      return await previewing.run(
        async () => {
          const preview = await previewOf(token, requestId)
          if (preview === 'over') return over()
          const visitor = { requestId, vision: readVision(request.headers.cookie), preview }
          const { answer } = await pages.page(current, asked, visitor)
          return { answer }
        },
        { key: networkAsking(request) },
      )
    } catch (reason) {
      if (reason instanceof Unreachable) return plainly(503, 'Try again later\n')
      throw reason
    }
  }

  const atAddress = async ({ lang, path, search }: Extract<Address, { what: 'page' }>, incoming: SiteRequest): Promise<Reply> => {
    const file = files.get(path)
    if (file) return { answer: file }
    if (decodedPath(path) === postsPath) return plainly(303, '', { Location: postedFromPage(lang, search) })
    const moved = await queryRedirects({ what: 'page', lang, path, search })
    // Held for an hour only: editors may change or remove it.
    if (moved !== undefined) return plainly(301, '', { Location: moved, 'Cache-Control': 'public, max-age=3600' })
    const made = contentFile({ lang, path, search })
    if (made) return keep(made, incoming)
    const current = await build()
    const { resourceRoutes, routes } = pages.describe(current)
    if (resourceRoutes.has(pathOf(path))) {
      const { headers, socket } = incoming.request
      const believed = trustedHeaders(headers, isTrusted(socket.remoteAddress))
      const key = networkAsking(incoming.request)
      return acting.run(() => pages.act(current, lang, path + search, incoming.requestId, believed), { key })
    }
    const asked = pageAddress(lang, path, search, routes)
    const token = previewIn(search)
    if (token !== undefined) return previewed(asked, token, incoming)
    const reply = await page(asked, incoming)
    const isMissing = 'answer' in reply && reply.answer.status === 404 && pathOf(path) !== error.address
    const to = isMissing ? await guesses.redirect(lang, path) : undefined
    // Held for an hour only: an editor may make a page at this address.
    return to === undefined ? reply : plainly(308, '', { Location: withSearch(to, search), 'Cache-Control': 'public, max-age=3600' })
  }

  /** A form: JSON for a script, else the page again with what became of it. */
  const taken = async ({ lang, path, search }: Extract<Address, { what: 'page' }>, incoming: SiteRequest): Promise<Reply> => {
    const { request, requestId } = incoming
    const posted = await posts({ request, requestId, lang, path, search })
    // What was not read to its end would be taken for the next request.
    const more = request.complete ? {} : { Connection: 'close' }
    if ('status' in posted)
      return plainly(posted.status, 'Not accepted\n', { ...more, ...(posted.status === 405 && { Allow: 'GET, HEAD' }) })
    const { lang: spoken, path: shownAt, search: shownWith, ...told } = posted
    if ('outcome' in told) metrics.sent(told.outcome.form, told.outcome.is === 'failed' ? told.outcome.failure : told.outcome.is)
    if ('outcome' in told && request.headers.accept?.startsWith('application/json')) {
      const json = { ...more, 'Content-Type': 'application/json; charset=utf-8' }
      return plainly(statusOf(told), JSON.stringify(told.outcome), json, waitAfter(told))
    }
    const current = await build()
    const asked = pageAddress(spoken, addressIn(spoken, shownAt), shownWith, pages.describe(current).routes)
    const visitor = { requestId, vision: readVision(request.headers.cookie), told }
    try {
      const { answer } = await answering.run(() => pages.page(current, asked, visitor), { key: networkAsking(request) })
      return { answer }
    } catch (reason) {
      if (!('outcome' in told) || told.outcome.is !== 'sent') throw reason
      // It is stored: its sender is told so, whatever the page that would say it has run into.
      log.warn({ requestId, err: reason }, 'a receipt could not be rendered and is sent as a bare document')
      return plainly(200, await plainReceipt(spoken, told.outcome.receipt), { ...more, 'Content-Type': 'text/html; charset=utf-8' })
    }
  }

  const atMedia = async (key: string | undefined, { request, requestId }: SiteRequest): Promise<Reply> => {
    const given = fileHeadersOf(request)
    const found = key === undefined ? 'missing' : await media.get(key, requestId, given)
    if (found === 'missing') return plainly(404, 'Not found\n')
    if (found === 'unreachable') return plainly(503, 'Try again later\n')
    return mediaReply(found, given)
  }

  const read = async (incoming: SiteRequest): Promise<Reply> => {
    const { method, url = '' } = incoming.request
    const asked = readAddress(url)
    if (method === 'POST' && asked.what === 'page') return taken(asked, incoming)
    if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'Method not allowed\n', { Allow: allowedMethods(asked) })
    if (asked.what === 'health') return plainly(200, 'ok\n')
    if (asked.what === 'moved') return plainly(308, '', { Location: asked.to, 'Cache-Control': 'public, max-age=86400' })
    if (asked.what === 'page') return atAddress(asked, incoming)
    if (asked.what === 'nothing' && isTooLong(url)) return plainly(414, 'The address is too long\n')
    const single = asked.what === 'nothing' ? await guesses.withoutDoubledSlashes(url) : undefined
    if (single !== undefined) return plainly(308, '', { Location: single, 'Cache-Control': 'public, max-age=3600' })
    if (asked.what === 'nothing') return errorPage(404, asked.lang, error.address, incoming)
    if (asked.what === 'media') return atMedia(asked.key, incoming)
    const asset = files.get(asked.path)
    return asset ? { answer: asset } : plainly(404, 'Not found\n')
  }

  const reply = async (incoming: SiteRequest): Promise<Reply> => {
    if (incoming.request.url !== '/healthz') proxies.note(incoming.request)
    try {
      return await read(incoming)
    } catch (reason) {
      if (reason instanceof QueueFull)
        return plainly(503, 'Too many visitors at once\n', {}, { 'Retry-After': String(retryAfterSeconds.busy) })
      throw reason
    }
  }

  let isWarm = mode === 'development'
  const warmer = {
    setFeedState: (feedState: FeedState) => {
      // What is made while changes are not heard holds for two seconds.
      if (isWarm || feedState !== 'live') return
      isWarm = true
      warmUp().catch((err: unknown) => log.warn({ err }, 'pages not made ahead'))
    },
  }
  // Answers first: a page that is made anew is made from new ones.
  const { feedToken: token } = account
  const changes = followChangeFeed({
    contentUrl,
    token,
    log,
    listeners: [responseCache, errorPages.listener, cache, warmer, metrics.listener],
    silenceTimeout: silence,
  })

  return {
    front: createRequestListener({
      page: (address) => cache.ready(address),
      file: (path) => files.get(path),
      reply,
      admit: (request, response) => passing.admit(networkAsking(request), response),
      always,
      log,
      lines,
      metrics,
    }),
    close: () => changes.stop(),
  }
}
