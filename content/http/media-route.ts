import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { fileAnswer, partHeaders } from '@narkhoz/server-kit/file-answer.ts'
import { inlineFile } from '@narkhoz/server-kit/named-file.ts'
import { Hono } from 'hono'
import type { Env, Service } from './service.ts'

// A drawing may have inline styles and nothing else, also when opened directly.
const drawnPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
// Browsers show documents in a built-in viewer, which some break under any other policy.
const documentPolicy = "base-uri 'none'; frame-ancestors 'none'"

const headersOf = ({ type, name }: { type: string; name: string | null }): Record<string, string> => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  // Other sites may embed a public picture, and nothing else.
  ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
  ...(type === 'image/svg+xml' && { 'content-security-policy': drawnPolicy }),
  ...(type === 'application/pdf' && {
    'content-security-policy': documentPolicy,
    'content-disposition': inlineFile(name),
  }),
})

/** Answers public files by their key; an address is for ever, because its key is made from the bytes. */
export const mediaRoute = ({ media }: Pick<Service, 'media'>) => {
  const app = new Hono<Env>()
  app.get(`${constants.media}:key`, async (c) => {
    c.env.seen.route = 'media'
    const key = c.req.param('key')
    const found = await media.find(key)
    if (!found) throw new ServiceError('not_found')
    const { size, modified } = found
    const etag = `"${key}"`
    const isHead = c.req.method === 'HEAD'
    // Ranges apply to GET only: HEAD describes the entire file.
    const { range, ...given } = c.req.header()
    const answer = fileAnswer(isHead ? given : { ...given, range }, { etag, modified, size })
    const isRead = answer.status === 200 || answer.status === 206
    const body = isRead ? await media.open(key, size, answer.range) : null
    if (body === undefined) throw new ServiceError('not_found')
    // The body of a HEAD response is never read: its file would stay open.
    if (isHead && body instanceof ReadableStream) await body.cancel()
    const headers = {
      ...headersOf(found),
      etag,
      'last-modified': modified.toUTCString(),
      'accept-ranges': 'bytes',
      ...partHeaders(answer, size),
      'x-request-id': c.env.seen.requestId,
    }
    return new Response(isHead ? null : body, { status: answer.status, headers })
  })
  return app
}
