import type { IncomingMessage } from 'node:http'
import { mediaAddress, mediaType } from '@narkhoz/contract/media.ts'
import type { FileHeaders } from '@narkhoz/server-kit/file-answer.ts'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ContentClient } from '../../app/.server/content-client.ts'
import { EncodedResponse } from '../http/encoded-response.ts'
import { resourcePolicy } from '../http/security-headers.ts'

/** A file too large for the cache, or a range of it: streamed through. */
export type PassThrough = { status: number; headers: Readonly<Record<string, string>>; stream: IncomingMessage }

export type MediaOptions = {
  client: Pick<ContentClient, 'file'>
  /** Headers that every answer carries. */
  always: Readonly<Record<string, string>>
  log: Logger
  /** Size of the cache. */
  bytes: number
}

/** Larger files are streamed and not cached. */
const mostKept = 2 * 1024 * 1024

/** Files above this are not passed on either: nothing that editors may upload is as large. */
const mostPassed = 64 * 1024 * 1024

// A drawing may have inline styles and nothing else, also when opened directly.
const drawnPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

// Browsers show documents in a built-in viewer, which some break under any other policy.
const documentPolicy = "base-uri 'none'; frame-ancestors 'none'"

const policies: Readonly<Record<string, string>> = { 'image/svg+xml': drawnPolicy, 'application/pdf': documentPolicy }

const tagOf = ({ headers: { etag } }: IncomingMessage): Record<string, string> => (etag ? { ETag: etag } : {})

const collect = async (stream: IncomingMessage, length: number) => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > length) throw new Error('More bytes than were announced')
    chunks.push(chunk)
  }
  if (bytes < length) throw new Error('Fewer bytes than were announced')
  return Buffer.concat(chunks)
}

/** Public files of the content service, cached in memory: a key is a digest of the bytes, so entries are never stale. */
export const createMedia = ({ client, always, log, bytes }: MediaOptions) => {
  const kept = new LRUCache<string, EncodedResponse>({ maxSize: bytes, sizeCalculation: ({ size }) => size })
  const asking = new Map<string, Promise<EncodedResponse | undefined>>()

  const headersOf = (key: string, { headers }: IncomingMessage) => {
    // By extension and not by the service's header: the extension is part of a validated key.
    const type = mediaType(key) ?? 'application/octet-stream'
    const [disposition, modified] = [headers['content-disposition'], headers['last-modified']]
    return {
      ...always,
      ...resourcePolicy(type),
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(policies[type] && { 'Content-Security-Policy': policies[type] }),
      ...(disposition && { 'Content-Disposition': disposition }),
      ...(modified && { 'Last-Modified': modified }),
      'Accept-Ranges': 'bytes',
    }
  }

  const ask = async (key: string, requestId: string): Promise<EncodedResponse | PassThrough | 'missing'> => {
    const stream = await client.file(mediaAddress(key), { 'x-request-id': requestId })
    const length = Number(stream.headers['content-length'] ?? Number.NaN)
    if (stream.statusCode !== 200 || !(length <= mostPassed)) {
      stream.destroy()
      if (stream.statusCode === 404) return 'missing'
      throw new Error(`${stream.statusCode} with ${length} bytes`)
    }
    const headers = headersOf(key, stream)
    if (length > mostKept) {
      // The service waits for the reader from here on, who may be on a slow line: how slow is judged where it is sent.
      stream.setTimeout(0)
      return { status: 200, headers: { ...headers, ...tagOf(stream), 'Content-Length': String(length) }, stream }
    }
    const answer = new EncodedResponse({ headers, body: await collect(stream, length) })
    await answer.prepareForCache()
    kept.set(key, answer)
    return answer
  }

  /** A range of a file too large for the cache, as the service answers it; undefined where the entire file comes first. */
  const askPart = async (key: string, requestId: string, { range, 'if-range': only }: FileHeaders): Promise<PassThrough | undefined> => {
    const given = { 'x-request-id': requestId, range: range ?? '', ...(only !== undefined && { 'if-range': only }) }
    const stream = await client.file(mediaAddress(key), given)
    const { statusCode: status = 0, headers } = stream
    const whole = Number(/\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN)
    if ((status !== 206 && status !== 416) || !(whole > mostKept)) {
      stream.destroy()
      return undefined
    }
    stream.setTimeout(0)
    const part = { 'Content-Range': headers['content-range'] ?? '', 'Content-Length': headers['content-length'] ?? '0' }
    return { status, headers: { ...headersOf(key, stream), ...tagOf(stream), ...part }, stream }
  }

  return {
    /** A file by its key, or the requested range of a large one. */
    get: async (
      key: string,
      requestId: string,
      given: FileHeaders = {},
    ): Promise<EncodedResponse | PassThrough | 'missing' | 'unreachable'> => {
      const known = kept.get(key) ?? (await asking.get(key))
      if (known) return known
      const part = given.range === undefined ? undefined : await askPart(key, requestId, given).catch(() => undefined)
      if (part) return part
      const pending = ask(key, requestId).catch((err: unknown) => {
        log.error({ requestId, key, err }, 'media unreachable')
        return 'unreachable' as const
      })
      // A stream cannot be shared: each waiting request fetches it again.
      const shared = pending.then((found) => (found instanceof EncodedResponse ? found : undefined))
      asking.set(key, shared)
      return pending.finally(() => asking.get(key) === shared && asking.delete(key))
    },
  }
}

export type Media = ReturnType<typeof createMedia>
