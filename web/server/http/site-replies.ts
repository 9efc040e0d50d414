import type { IncomingMessage } from 'node:http'
import { error } from '@narkhoz/contract/pages/error.ts'
import { QueueFull } from '@narkhoz/server-kit/limiter.ts'
import { retryAfterSeconds } from '../../app/.server/retry-after.ts'
import { postsPath } from '../../app/forms/posts-address.ts'
import { decodedPath, pathOf } from '../../app/i18n/address.ts'
import type { CacheRequest } from '../cache/page-cache.ts'
import { postedFromPage } from '../forms/posted-from.ts'
import type { PageReplies } from '../render/page-replies.ts'
import { isTooLong, type PageTarget, readAddress } from './address.ts'
import type { AddressGuesses } from './address-guesses.ts'
import { allowedMethods } from './allowed-methods.ts'
import type { EncodedResponse } from './encoded-response.ts'
import type { PlainReply } from './plain-reply.ts'
import type { QueryRedirects } from './query-redirects.ts'
import type { Reply, SiteRequest } from './request-listener.ts'

export type SiteRepliesOptions = {
  /** Files that are in memory, by their path. */
  files: ReadonlyMap<string, EncodedResponse>
  /** The file that is generated at an address. */
  contentFile: (at: PageTarget) => CacheRequest | undefined
  media: (key: string | undefined, incoming: SiteRequest) => Promise<Reply>
  pages: Pick<PageReplies, 'cached' | 'page' | 'uncached' | 'errorPage'>
  /** A submission to a page. */
  posted: (at: PageTarget, incoming: SiteRequest) => Promise<Reply>
  guesses: Pick<AddressGuesses, 'redirect' | 'withoutDoubledSlashes'>
  queryRedirects: QueryRedirects
  /** Checks the headers of a request for an untrusted proxy. */
  noteProxy: (request: IncomingMessage) => void
  plainly: PlainReply
}

// Held for an hour only: editors may change or remove a redirect, or make a page at an address that is guessed.
const forAnHour = { 'Cache-Control': 'public, max-age=3600' }
const forADay = { 'Cache-Control': 'public, max-age=86400' }

/** An address with the query of the request, before the place on the page. */
const withSearch = (to: string, search: string) => {
  const [path = '', ...place] = to.split('#')
  return [path.includes('?') ? path : path + search, ...place].join('#')
}

/** Decides who replies to a request that is not answered from memory: a redirect, a file, a form or a page. */
export const createSiteReplies = (options: SiteRepliesOptions) => {
  const { files, contentFile, media, pages, posted, guesses, queryRedirects, noteProxy, plainly } = options

  const atAddress = async (at: PageTarget, incoming: SiteRequest): Promise<Reply> => {
    const { lang, path, search } = at
    const file = files.get(path)
    if (file) return { answer: file }
    if (decodedPath(path) === postsPath) return plainly(303, '', { Location: postedFromPage(lang, search) })
    const moved = await queryRedirects(at)
    if (moved !== undefined) return plainly(301, '', { Location: moved, ...forAnHour })
    const generated = contentFile(at)
    if (generated) return pages.cached(generated, incoming)
    const uncached = await pages.uncached(at, incoming)
    if (uncached) return uncached
    const reply = await pages.page(at, incoming)
    const isMissing = 'answer' in reply && reply.answer.status === 404 && pathOf(path) !== error.address
    const to = isMissing ? await guesses.redirect(lang, path) : undefined
    return to === undefined ? reply : plainly(308, '', { Location: withSearch(to, search), ...forAnHour })
  }

  const read = async (incoming: SiteRequest): Promise<Reply> => {
    const { method, url = '' } = incoming.request
    const address = readAddress(url)
    if (method === 'POST' && address.what === 'page') return posted(address, incoming)
    if (method !== 'GET' && method !== 'HEAD') return plainly(405, 'Method not allowed\n', { Allow: allowedMethods(address) })
    if (address.what === 'health') return plainly(200, 'ok\n')
    if (address.what === 'moved') return plainly(308, '', { Location: address.to, ...forADay })
    if (address.what === 'page') return atAddress(address, incoming)
    if (address.what === 'media') return media(address.key, incoming)
    if (address.what === 'asset') {
      const asset = files.get(address.path)
      return asset ? { answer: asset } : plainly(404, 'Not found\n')
    }
    if (isTooLong(url)) return plainly(414, 'The address is too long\n')
    const single = await guesses.withoutDoubledSlashes(url)
    if (single !== undefined) return plainly(308, '', { Location: single, ...forAnHour })
    return pages.errorPage(404, { lang: address.lang, path: error.address }, incoming)
  }

  return async (incoming: SiteRequest): Promise<Reply> => {
    // Health checks are local and bypass the proxy.
    if (incoming.request.url !== '/healthz') noteProxy(incoming.request)
    try {
      return await read(incoming)
    } catch (reason) {
      if (reason instanceof QueueFull)
        return plainly(503, 'Too many visitors at once\n', {}, { 'Retry-After': String(retryAfterSeconds.busy) })
      throw reason
    }
  }
}
