import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { fileAnswer, partHeaders } from '@narkhoz/server-kit/file-answer.ts'
import { inlineFile } from '@narkhoz/server-kit/named-file.ts'
import { Hono } from 'hono'
import type { Env, Service } from './service.ts'

// What is drawn may carry styles of its own and nothing else, also when somebody opens it by itself.
const drawnPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
// What a browser shows a document with is a part of the browser, which some let no other policy pass.
const documentPolicy = "base-uri 'none'; frame-ancestors 'none'"

const headersOf = ({ type, name }: { type: string; name: string | null }): Record<string, string> => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages elsewhere may show what is public and a picture, and take nothing else.
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
    // Parts are for those who read: whoever asks only for the head is told of the whole.
    const { range, ...given } = c.req.header()
    const answer = fileAnswer(isHead ? given : { ...given, range }, { etag, modified, size })
    const isRead = answer.status === 200 || answer.status === 206
    const body = isRead ? await media.open(key, size, answer.range) : null
    if (body === undefined) throw new ServiceError('not_found')
    // Nobody reads what HEAD is answered with: an open file would stay open.
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
