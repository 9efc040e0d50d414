import { transcode } from 'node:buffer'
import { apiBase, previewHeader } from '@narkhoz/contract/api.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { Hono } from 'hono'
import type { Content } from '../read-model/content.ts'
import { clientAddress } from './client-address.ts'
import { addressOf, contentHeaders } from './content-answer.ts'
import { contentRoutes } from './content-routes.ts'
import { readQuery } from './query.ts'
import type { Env, Service } from './service.ts'

const pattern = (path: string) => `${apiBase}/${path.replace('{path}', ':path{.+}').replaceAll(/\{(\w+)\}/g, ':$1')}`

/** A part of a path as the caller meant it; one that is not proper percent-encoding is refused. */
const decoded = (path: Readonly<Record<string, string>>) => {
  for (const part of Object.values(path)) if (/%|\0|\ufffd/.test(part)) throw new ServiceError('bad_address')
  return path
}

/** A text as the bytes it is sent as: three times as fast for Cyrillic as `TextEncoder`, which goes letter by letter. */
const bytesOf = (text: string) => transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') as Buffer<ArrayBuffer>

/** Serves every GET call of the contract from the database, and caches the answers as encoded bytes. */
export const getRoutes = ({
  content,
  answers,
  previews,
  searchQueue,
  trustProxy,
}: Pick<Service, 'content' | 'answers' | 'previews' | 'searchQueue' | 'trustProxy'>) => {
  const app = new Hono<Env>()
  const clientOf = clientAddress(trustProxy)
  for (const { endpoint, tags, seconds, isKept, isSearch, answer } of contentRoutes)
    app.get(pattern(endpoint.path), async (c) => {
      c.env.seen.route = endpoint.path
      const path = decoded(c.req.param() as Record<string, string>)
      const { lang, values } = readQuery(c.req.url, endpoint.query)
      const request = { lang, query: values, path }
      const answerFrom = (from: Content): Promise<unknown> =>
        isSearch?.(values)
          ? searchQueue.run(networkOf(clientOf(c)), c.req.raw.signal, (signal) => answer(from, { ...request, signal }))
          : answer(from, request)
      const headers = contentHeaders(c.env.seen.requestId)
      const preview = c.req.header(previewHeader)
      const overlay = preview === undefined ? undefined : await previews.overlayFor(preview)
      if (overlay) return c.json((await answerFrom(content.showing(overlay))) as object, 200, { ...headers, 'cache-control': 'no-store' })
      const kinds = tags(path)
      const since = answers.moment(kinds)
      const answered = await answerFrom(content)
      const body = bytesOf(JSON.stringify(answered))
      if (isKept?.(answered) ?? true) answers.keep(addressOf(c.req.url), body, kinds, since, seconds)
      return new Response(body, { headers })
    })
  return app
}
