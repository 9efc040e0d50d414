import type { IncomingMessage } from 'node:http'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'
import { Unreachable } from '../../app/.server/content-error.ts'
import type { SharedStatus } from '../../app/.server/request-context.ts'
import type { PostResult } from '../../app/forms/post-result.ts'
import { addressIn, pathOf } from '../../app/i18n/address.ts'
import { readVision, type Vision, visionKey } from '../../app/shell/low-vision.ts'
import type { CacheRequest, PageCache } from '../cache/page-cache.ts'
import { type PageTarget, readAddress } from '../http/address.ts'
import { negotiateEncoding } from '../http/content-encoding.ts'
import { type PageAddress, pageAddress } from '../http/page-address.ts'
import type { PlainReply } from '../http/plain-reply.ts'
import type { Reply, SiteRequest } from '../http/request-listener.ts'
import { trustedHeaders } from '../http/trusted-headers.ts'
import { acting, previewing } from '../site-limits.ts'
import type { PageRenderer, RenderErrorPage, SiteBuild } from './page-renderer.ts'
import { isPreviewToken, type PreviewOf, previewIn } from './preview.ts'

export type PageRepliesOptions = {
  /** The build, or in development a function that returns the latest one. */
  build: () => SiteBuild | Promise<SiteBuild>
  renderer: PageRenderer
  renderErrorPage: RenderErrorPage
  cache: PageCache
  /** Not in development: the next request may be for another version. */
  isCached: boolean
  previewOf: PreviewOf
  /** The network that a request comes from, to share slots out fairly. */
  networkAsking: (request: IncomingMessage) => string
  isTrusted: (address: string | undefined) => boolean
  plainly: PlainReply
}

const visionOf = ({ headers }: IncomingMessage) => readVision(headers.cookie)

/** Replies that the application renders: pages from the cache, previews, error pages, pages with the result of a form, resource routes. */
export const createPageReplies = (options: PageRepliesOptions) => {
  const { build, renderer, renderErrorPage, cache, isCached, previewOf, networkAsking, isTrusted, plainly } = options
  const previews = new Limiter(previewing)
  const actions = new Limiter(acting)

  const addressOf = (current: SiteBuild, { lang, path, search }: PageTarget) =>
    pageAddress(lang, path, search, renderer.describe(current).routes)

  const cacheRequest = async (at: PageTarget, vision: Vision | undefined): Promise<CacheRequest> => {
    const current = await build()
    const target = addressOf(current, at)
    return {
      key: vision ? `${visionKey(vision)}\n${target.address}` : target.address,
      isUnbounded: target.isUnbounded || vision !== undefined,
      // The error page at its own address is an ordinary page.
      status: pathOf(target.address) === error.address ? 404 : 200,
      render: (requestId) => renderer.page(current, target, { requestId, vision }),
    }
  }

  /** A response from the cache, or rendered into it. */
  const cached = async (wanted: CacheRequest, { request, requestId }: SiteRequest): Promise<Reply> => {
    if (!isCached) return { answer: (await wanted.render(requestId)).answer }
    return cache.answer(wanted, {
      requestId,
      network: networkAsking(request),
      encoding: negotiateEncoding(request.headers['accept-encoding']),
    })
  }

  /** The page for an address that leads nowhere. */
  const errorPage = async (
    status: SharedStatus,
    { lang, path }: { lang: Locale; path: string },
    { request, requestId }: SiteRequest,
  ): Promise<Reply> => {
    const reader = { lang, path, isRouted: false, vision: visionOf(request), requestId, network: networkAsking(request) }
    return { answer: await renderErrorPage(status, reader) }
  }

  /** An unpublished page: rendered for the holder of the link, uncached. */
  const preview = async (current: SiteBuild, target: PageAddress, token: string, incoming: SiteRequest): Promise<Reply> => {
    const { request, requestId } = incoming
    const over = () => errorPage(410, { lang: target.lang, path: pathOf(target.address) }, incoming)
    if (!isPreviewToken(token)) return over()
    const render = async (): Promise<Reply> => {
      const pass = await previewOf(token, requestId)
      if (pass === 'over') return over()
      const { answer } = await renderer.page(current, target, { requestId, vision: visionOf(request), preview: pass })
      return { answer }
    }
    try {
      return await previews.run(render, { key: networkAsking(request) })
    } catch (reason) {
      if (reason instanceof Unreachable) return plainly(503, 'Try again later\n')
      throw reason
    }
  }

  return {
    cached,
    errorPage,
    page: async (at: PageTarget, incoming: SiteRequest): Promise<Reply> =>
      cached(await cacheRequest(at, visionOf(incoming.request)), incoming),
    /** Responses for one visitor alone: resource routes and previews; undefined at other addresses. */
    uncached: async (at: PageTarget, incoming: SiteRequest): Promise<Reply | undefined> => {
      const { request, requestId } = incoming
      const { lang, path, search } = at
      const current = await build()
      if (renderer.describe(current).resourceRoutes.has(pathOf(path))) {
        const headers = trustedHeaders(request.headers, isTrusted(request.socket.remoteAddress))
        const act = () => renderer.act(current, lang, path + search, requestId, headers)
        return actions.run(act, { key: networkAsking(request) })
      }
      const token = previewIn(search)
      return token === undefined ? undefined : preview(current, addressOf(current, at), token, incoming)
    },
    /** The page that a form was posted from, with what became of the form. */
    resultPage: async ({ lang, path, search }: PageTarget, postResult: PostResult, { request, requestId }: SiteRequest): Promise<Reply> => {
      const current = await build()
      const target = addressOf(current, { lang, path: addressIn(lang, path), search })
      const { answer } = await renderer.page(current, target, { requestId, vision: visionOf(request), told: postResult })
      return { answer }
    },
    /** Renders a page into the cache ahead of requests. */
    prepare: async (lang: Locale, path: string) => {
      const at = readAddress(addressIn(lang, path))
      if (at.what === 'page') await cache.prepare(await cacheRequest(at, undefined))
    },
  }
}

export type PageReplies = ReturnType<typeof createPageReplies>
