import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import type { Env, Service } from './service.ts'

// What is drawn may carry styles of its own and nothing else, also when somebody opens it by itself.
const drawnPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
// What a browser shows a document with is a part of the browser, which some let no other policy pass.
const documentPolicy = "base-uri 'none'; frame-ancestors 'none'"

const headersOf = ({ type, name }: { type: string; name: string | null }): Record<string, string> => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  ...(type === 'image/svg+xml' && { 'content-security-policy': drawnPolicy }),
  ...(type === 'application/pdf' && {
    'content-security-policy': documentPolicy,
    'content-disposition': `inline${name ? `; filename*=UTF-8''${encoded(name)}` : ''}`,
  }),
})

// RFC 8187 leaves fewer characters unencoded than a path does.
const encoded = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Answers public files by their key; an address is for ever, because its key is made from the bytes. */
export const mediaRoute = ({ media }: Pick<Service, 'media'>) => {
  const app = new Hono<Env>()
  app.get(`${constants.media}:key`, async (c) => {
    c.env.seen.route = 'media'
    const found = await media.read(c.req.param('key'))
    if (!found) throw new ServiceError('not_found')
    // Nobody reads what HEAD is answered with: an open file would stay open.
    const isHead = c.req.method === 'HEAD'
    if (isHead && found.body instanceof ReadableStream) await found.body.cancel()
    return new Response(isHead ? null : found.body, {
      headers: { ...headersOf(found), 'content-length': String(found.size), 'x-request-id': c.env.seen.requestId },
    })
  })
  return app
}
