import { retryAfter } from '../../app/.server/retry-after.ts'
import type { Reply } from './request-listener.ts'

/** A response of one line of text, uncached by default. */
export type PlainReply = (status: number, body: string, more?: Readonly<Record<string, string>>, wait?: Record<string, string>) => Reply

/** Makes plain replies with the headers of every response. */
export const createPlainReply = (always: Readonly<Record<string, string>>): PlainReply => {
  const plain = { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return (status, body, more = {}, wait = retryAfter(status)) => ({
    status,
    headers: Object.entries({ ...plain, ...wait, ...more }).flat(),
    body,
  })
}
