import { retryAfter } from '../../app/.server/retry-after.ts'
import type { Reply } from './request-listener.ts'

/** Answers in one line of text, which nothing keeps unless told so. */
export const createPlainReply = (always: Readonly<Record<string, string>>) => {
  const plain = { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return (status: number, body: string, more: Readonly<Record<string, string>> = {}, wait = retryAfter(status)): Reply => ({
    status,
    headers: Object.entries({ ...plain, ...wait, ...more }).flat(),
    body,
  })
}
