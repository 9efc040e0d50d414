import type { IncomingMessage } from 'node:http'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { createClientAddress, createTrust } from '@narkhoz/server-kit/client-address.ts'
import type { Environment } from '@narkhoz/server-kit/environment.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { createProxyWatch } from '@narkhoz/server-kit/proxy-watch.ts'
import type { Logger } from 'pino'
import { type ContentOptions, createContent } from '../app/.server/content.ts'
import { createContentClient } from '../app/.server/content-client.ts'
import { createApiResponseCache } from './cache/api-response-cache.ts'
import { followChangeFeed } from './cache/change-feed-client.ts'
import { PageCache } from './cache/page-cache.ts'
import { warmUpOnce } from './cache/warm-up.ts'
import { createContentFiles } from './files/content-files.ts'
import { createMedia } from './files/media.ts'
import { createMediaReply } from './files/media-reply.ts'
import { PassThroughSlots } from './files/pass-through-slots.ts'
import { securityTxt } from './files/security-txt.ts'
import { sitemap } from './files/sitemap.ts'
import { subscriptionFiles } from './files/subscription-files.ts'
import { wellKnownFiles } from './files/well-known-files.ts'
import { createCheckStatus } from './forms/check-status.ts'
import { createFormGuard } from './forms/form-guard.ts'
import { createFormReplies } from './forms/form-replies.ts'
import { createPosts } from './forms/posts.ts'
import { createServiceAccount } from './forms/service-account.ts'
import { createSubmitForm } from './forms/submit-form.ts'
import { createAddressGuesses } from './http/address-guesses.ts'
import type { EncodedResponse } from './http/encoded-response.ts'
import { createPlainReply } from './http/plain-reply.ts'
import { createQueryRedirects } from './http/query-redirects.ts'
import { createRequestListener } from './http/request-listener.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createSiteReplies } from './http/site-replies.ts'
import type { Lines } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createErrorPages } from './render/error-pages.ts'
import { createPageRenderer, type SiteBuild } from './render/page-renderer.ts'
import { createPageReplies } from './render/page-replies.ts'
import { createPreviews } from './render/preview.ts'
import * as limits from './site-limits.ts'

export type SiteOptions = {
  /** The build, or in development a function that returns the latest one. */
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

/** The site's request listener: wiring only. Each part is in its own file. */
export const createSite = ({ build, assets, sheets, environment, log, lines, metrics, mode, silence }: SiteOptions) => {
  const { siteUrl, contentUrl = environment.ownContentUrl } = environment
  const always = securityHeaders(siteUrl.startsWith('https:'))
  const plainly = createPlainReply(always)
  const files = new Map([...wellKnownFiles(siteUrl, always), ...assets])

  const isTrusted = createTrust(environment.trustProxy)
  const addressOf = createClientAddress(isTrusted)
  const networkAsking = (request: IncomingMessage) => networkOf(addressOf(request))
  const proxies = createProxyWatch({ isTrusted, log, onFound: () => account.tellOfProxy() })
  const client = createContentClient(contentUrl)
  const account = createServiceAccount({ client, credential: environment.service, log, untrustedProxy: proxies.untrusted })

  const { onCall } = metrics
  const responseCache = createApiResponseCache()
  const contentIn = (lang: Locale, more: Partial<ContentOptions> = {}) => createContent({ contentUrl, lang, log, onCall, ...more })
  const cachedContentIn = (lang: Locale) => contentIn(lang, { responseCache })

  const guesses = createAddressGuesses(cachedContentIn, log)
  const cache = new PageCache({ ...limits.room, ...limits.rendering, unboundedConcurrency: limits.unboundedConcurrency })
  const errorPages = createErrorPages(
    async (target, visitor, isAddressable) => renderer.page(await build(), target, visitor, { isAddressable, sharesErrorPages: false }),
    guesses,
  )
  const renderer = createPageRenderer({
    contentUrl,
    siteUrl,
    log,
    mode,
    always,
    sheets,
    responseCache,
    onCall,
    errorPage: errorPages.answer,
  })
  const pages = createPageReplies({
    build,
    renderer,
    renderErrorPage: errorPages.answer,
    cache,
    isCached: mode === 'production',
    previewOf: createPreviews(client),
    networkAsking,
    isTrusted,
    plainly,
  })

  const contentFor = (lang: Locale, requestId: string) => contentIn(lang, { requestId })
  const guard = createFormGuard(environment.formGuard, environment.service?.key)
  const takeForm = createSubmitForm({ account, guard, contentFor, log })
  const posts = createPosts({ siteUrl, takeForm, askRequest: createCheckStatus(account), addressOf })
  const reply = createSiteReplies({
    files,
    contentFile: createContentFiles({
      contentIn,
      always,
      files: [subscriptionFiles(siteUrl), sitemap(siteUrl), securityTxt(siteUrl, environment.securityContact)],
    }),
    media: createMediaReply(createMedia({ client, always, log, bytes: limits.room.mediaBytes }), plainly),
    pages,
    posted: createFormReplies({ posts, pages, networkAsking, plainly, metrics, log }),
    guesses,
    queryRedirects: createQueryRedirects(contentIn),
    noteProxy: proxies.note,
    plainly,
  })

  const warmUp = mode === 'production' ? [warmUpOnce({ contentIn: cachedContentIn, prepare: pages.prepare, log })] : []
  const changes = followChangeFeed({
    client,
    token: account.feedToken,
    log,
    // Responses first: a page that is rendered again is made from new ones.
    listeners: [responseCache, errorPages.listener, cache, ...warmUp, metrics.listener],
    silenceTimeout: silence,
  })

  metrics.watch(() => cache)
  metrics.watchProxy(proxies.untrusted)
  const slots = new PassThroughSlots()
  const requestListener = createRequestListener({
    page: (address) => cache.ready(address),
    file: (path) => files.get(path),
    reply,
    admit: (request, response) => slots.admit(networkAsking(request), response),
    always,
    log,
    lines,
    metrics,
  })
  return { requestListener, close: () => changes.stop() }
}
