import { errors, ServiceError } from '@narkhoz/contract/errors.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isCancelled } from '../storage/cancelled.ts'
import { isUnreachable } from '../storage/unreachable.ts'
import { langOf } from './query.ts'
import type { Env, Service } from './service.ts'

const headersOf = (error: ServiceError): Record<string, string> => ({
  'cache-control': 'no-store',
  ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
  ...(error.code === 'not_signed_in' && { 'www-authenticate': 'Bearer' }),
})

const declared = (thrown: Error): ServiceError => {
  if (thrown instanceof ServiceError) return thrown
  if (thrown instanceof HTTPException && thrown.status < 500) return new ServiceError('bad_body', { cause: thrown })
  if (isUnreachable(thrown)) return new ServiceError('unavailable', { retryAfter: 5, cause: thrown })
  if (isCancelled(thrown)) return new ServiceError('busy', { retryAfter: 5, cause: thrown })
  return new ServiceError('internal', { cause: thrown })
}

/** Converts a thrown error to its declared response; an undeclared error is logged with its cause and answered as internal. */
export const errorHandler =
  ({ log }: Pick<Service, 'log'>) =>
  (thrown: Error, c: Context<Env>) => {
    const error = declared(thrown)
    const { status } = errors[error.code]
    // Refusals for overload are counted, and logged as requests only: more would be work for each request of a flood.
    const isSentAway = thrown instanceof ServiceError && thrown.code === 'busy'
    if (status >= 500 && !isSentAway) log.error({ requestId: c.env.seen.requestId, err: thrown }, 'request failed')
    return c.json(error.body(langOf(c.req.url)), status as ContentfulStatusCode, {
      ...headersOf(error),
      'x-request-id': c.env.seen.requestId,
    })
  }
