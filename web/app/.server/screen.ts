import { data, type LoaderFunctionArgs } from 'react-router'
import type { Content } from './content.ts'
import { NotFound, Unreachable } from './content-error.ts'
import { contentContext, type Visit, visitContext } from './visit.ts'

/** When a visitor may try again after a 503, in seconds; the screen's words say the same. */
export const retryAfter = 30

/** What `throw` makes of a page that does not exist: the not-found screen in place. */
export const notFound = () => data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

const unavailable = () => data(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) } })

/**
 * Loads a screen. What every screen shares is loaded beside it, because a page without its menu is no page to keep.
 * A missing page becomes a 404 and anything that cannot be reached a 503, both logged with the screen's own words.
 */
export const loadScreen = async <T>(
  { context, url }: LoaderFunctionArgs,
  work: (content: Content, visit: Visit) => Promise<T>,
  failureText = 'Error fetching data',
): Promise<T> => {
  const content = context.get(contentContext)
  const visit = context.get(visitContext)
  const [screen, shared] = await Promise.allSettled([work(content, visit), content.shared()])
  const about = { path: url.pathname, lang: visit.lang }
  if (screen.status === 'rejected') {
    const { reason } = screen
    if (reason instanceof NotFound) {
      visit.log.warn({ ...about, cause: reason.message }, failureText)
      throw notFound()
    }
    visit.log.error({ ...about, err: reason }, failureText)
    throw reason instanceof Unreachable ? unavailable() : reason
  }
  if (shared.status === 'rejected') {
    visit.log.error({ ...about, err: shared.reason }, failureText)
    throw unavailable()
  }
  return screen.value
}
