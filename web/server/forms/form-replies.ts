import type { IncomingMessage } from 'node:http'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'
import type { Logger } from 'pino'
import type { PostResult } from '../../app/forms/post-result.ts'
import type { PageTarget } from '../http/address.ts'
import type { PlainReply } from '../http/plain-reply.ts'
import type { Reply, SiteRequest } from '../http/request-listener.ts'
import type { Metrics } from '../metrics.ts'
import type { PageReplies } from '../render/page-replies.ts'
import { answering } from '../site-limits.ts'
import { plainReceipt } from './plain-receipt.ts'
import { type Posts, statusOf, waitAfter } from './posts.ts'

export type FormRepliesOptions = {
  posts: Posts
  pages: Pick<PageReplies, 'resultPage'>
  networkAsking: (request: IncomingMessage) => string
  plainly: PlainReply
  metrics: Pick<Metrics, 'sent'>
  log: Logger
}

const isWantedAsJson = ({ headers }: IncomingMessage) => headers.accept?.startsWith('application/json') ?? false

/** The response to a submission: JSON for a script, else the page with the result. */
export const createFormReplies = ({ posts, pages, networkAsking, plainly, metrics, log }: FormRepliesOptions) => {
  const limiter = new Limiter(answering)

  const count = (result: PostResult) => {
    if (!('outcome' in result)) return
    const { outcome } = result
    metrics.sent(outcome.form, outcome.is === 'failed' ? outcome.failure : outcome.is)
  }

  /** It is stored: the sender gets a receipt, even if its page fails. */
  const bareReceipt = async (result: PostResult, lang: Locale, headers: Record<string, string>, requestId: string, reason: unknown) => {
    if (!('outcome' in result) || result.outcome.is !== 'sent') throw reason
    log.warn({ requestId, err: reason }, 'a receipt could not be rendered and is sent as a bare document')
    const html = await plainReceipt(lang, result.outcome.receipt)
    return plainly(200, html, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
  }

  return async (at: PageTarget, incoming: SiteRequest): Promise<Reply> => {
    const { request, requestId } = incoming
    const posted = await posts({ request, requestId, ...at })
    // An unread body would be parsed as the next request.
    const closing = request.complete ? {} : { Connection: 'close' }
    if ('status' in posted)
      return plainly(posted.status, 'Not accepted\n', { ...closing, ...(posted.status === 405 && { Allow: 'GET, HEAD' }) })
    const { lang, path, search, ...result } = posted
    count(result)
    if ('outcome' in result && isWantedAsJson(request)) {
      const headers = { ...closing, 'Content-Type': 'application/json; charset=utf-8' }
      return plainly(statusOf(result), JSON.stringify(result.outcome), headers, waitAfter(result))
    }
    const render = () => pages.resultPage({ lang, path, search }, result, incoming)
    return limiter
      .run(render, { key: networkAsking(request) })
      .catch((reason: unknown) => bareReceipt(result, lang, closing, requestId, reason))
  }
}
