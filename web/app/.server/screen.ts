import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { decodedPath } from '../i18n/address.ts'
import type { Content } from './content.ts'
import { NotFound, Unreachable } from './content-error.ts'
import { contentContext, type RequestState, requestContext } from './request-context.ts'
import { retryAfter } from './retry-after.ts'

/** What `throw` makes of a page that does not exist: the not-found screen in place. */
export const notFound = () => data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** The response to an expired preview link. */
const previewOver = () => data(null, { status: 410, headers: { 'Cache-Control': 'no-store' } })

const unavailable = () => data(null, { status: 503, headers: { 'Cache-Control': 'no-store', ...retryAfter(503) } })

/** The redirect of a missing page; if the lookup fails, the page is not "not found" either. */
const movedTo = async (content: Content, path: string): Promise<string | undefined> => {
  try {
    return await content.redirect(path)
  } catch (error) {
    throw error instanceof Unreachable ? unavailable() : error
  }
}

/**
 * Loads a screen. The shell's content is loaded in parallel, because a page without its menu must not be cached. A missing page
 * becomes a 404 and an unreachable call a 503, both logged with the declared message. An undeclared address is a 404 without a call.
 * A missing page may have a redirect.
 */
export const loadScreen = async <T>(
  { context, url }: LoaderFunctionArgs,
  work: (content: Content, visit: RequestState) => Promise<T>,
  failureText?: string,
): Promise<T> => {
  const content = context.get(contentContext)
  const visit = context.get(requestContext)
  const about = { path: url.pathname, lang: visit.lang }
  const page = matchPage(decodedPath(url.pathname))?.page
  if (!page) {
    visit.log.warn({ ...about, cause: 'no such address' }, failureText ?? 'Error fetching data')
    throw notFound()
  }
  const said = failureText ?? page.failureText
  if (visit.preview === 'over') throw previewOver()
  const [screen, shared] = await Promise.allSettled([work(content, visit), content.shared()])
  if (screen.status === 'rejected') {
    const { reason } = screen
    if (reason instanceof NotFound) {
      const to = await movedTo(content, decodedPath(url.pathname))
      // A path stays in the visitor's language: the router puts it behind the basename.
      if (to !== undefined) throw redirect(to, 301)
      visit.log.warn({ ...about, cause: reason.message }, said)
      throw notFound()
    }
    visit.log.error({ ...about, err: reason }, said)
    throw reason instanceof Unreachable ? unavailable() : reason
  }
  if (shared.status === 'rejected') {
    visit.log.error({ ...about, err: shared.reason }, said)
    if (page.failure !== 'log') throw unavailable()
  }
  return screen.value
}

/** A call whose failure is only logged: the screen is shown without its answer. */
export const orNothing = async <T>(call: Promise<T>, { log }: RequestState, failureText: string): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof NotFound || error instanceof Unreachable)) throw error
    log.error({ err: error }, failureText)
    return undefined
  }
}
