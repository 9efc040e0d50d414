import type { IncomingMessage } from 'node:http'
import { type FileHeaders, fileAnswer, isUnchanged, partHeaders } from '@narkhoz/server-kit/file-answer.ts'
import { EncodedResponse } from '../http/encoded-response.ts'
import type { PlainReply } from '../http/plain-reply.ts'
import type { Reply, SiteRequest } from '../http/request-listener.ts'
import type { Media, PassThrough } from './media.ts'

const replaced = new Set(['Content-Length', 'Vary'])

const pairsOf = (flat: readonly string[]) => flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : []))

const momentIn = (headers: readonly (readonly [string, string])[]) =>
  new Date(headers.find(([name]) => name === 'Last-Modified')?.[1] ?? Number.NaN)

/** Conditional and range headers of a request; HEAD describes the entire file. */
const fileHeadersOf = ({ headers, method }: IncomingMessage): FileHeaders => {
  const { range, ...given } = headers
  return method === 'GET' ? { ...given, range } : given
}

/** A cached file: a range of it, or not modified. A complete response is sent as usual. */
const partOf = async (answer: EncodedResponse, given: FileHeaders): Promise<Reply> => {
  if (given.range === undefined && given['if-modified-since'] === undefined) return { answer }
  // Parts are counted in the bytes of the file and not in those that it was packed into.
  const { etag, bytes, headers, unchanged } = await answer.variant('identity')
  const pairs = pairsOf(headers)
  const fileReply = fileAnswer(given, { etag, modified: momentIn(pairs), size: bytes.length })
  if (fileReply.status === 200) return { answer }
  if (fileReply.status === 304) return { status: 304, headers: unchanged, body: '' }
  const own = pairs.filter(([name]) => !replaced.has(name)).flat()
  const { 'Content-Length': _, ...part } = partHeaders(fileReply, bytes.length)
  const body = fileReply.range ? bytes.subarray(fileReply.range.from, fileReply.range.to + 1) : ''
  return { status: fileReply.status, headers: [...own, ...Object.entries(part).flat()], body }
}

/** Responds with a file according to the request's headers. */
const replyWith = async (found: EncodedResponse | PassThrough, given: FileHeaders): Promise<Reply> => {
  if (found instanceof EncodedResponse) return partOf(found, given)
  const { headers, stream, status } = found
  const { ETag: etag = '', 'Content-Length': _, ...rest } = headers
  if (status !== 200 || !isUnchanged(given, { etag, modified: momentIn(Object.entries(headers)) })) return { passing: found }
  stream.destroy()
  return { status: 304, headers: [...Object.entries(rest).flat(), 'ETag', etag], body: '' }
}

/** The reply for a public file by its key; none where the address holds none. */
export const createMediaReply =
  (media: Media, plainly: PlainReply) =>
  async (key: string | undefined, { request, requestId }: SiteRequest): Promise<Reply> => {
    const given = fileHeadersOf(request)
    const found = key === undefined ? 'missing' : await media.get(key, requestId, given)
    if (found === 'missing') return plainly(404, 'Not found\n')
    if (found === 'unreachable') return plainly(503, 'Try again later\n')
    return replyWith(found, given)
  }
