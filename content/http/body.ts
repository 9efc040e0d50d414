import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { isMultipartWithin, multipartBoundary, multipartType } from '@narkhoz/server-kit/multipart-bounds.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { isJsonWithin, type JsonLimits } from './json-bounds.ts'

// A chunk costs as much as a page of text however little is in it; no sender or proxy makes many small ones.
const [mostSmallChunks, smallChunk] = [500, 256]

/** A body without a length, in one piece; stopped as soon as it is too long, and cut off where it comes in crumbs. */
const wholeBody = async (body: ReadableStream<Uint8Array>, maxSize: number, cutOff: () => void): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    chunks.push(value)
    size += value.length
    if (size > maxSize) throw new ServiceError('too_large')
    if (chunks.length > mostSmallChunks && size < chunks.length * smallChunk) {
      // The parser would go on with every crumb that is still to come.
      cutOff()
      throw new ServiceError('bad_body')
    }
  }
}

/** Refuses larger bodies, by their length before they are read; a sender who breaks off is no failure of ours. */
const limited =
  (maxSize: number): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req
    if (!raw.body) return next()
    if (!raw.headers.has('transfer-encoding') && raw.headers.has('content-length')) {
      if (Number(raw.headers.get('content-length')) > maxSize) throw new ServiceError('too_large')
      return next()
    }
    const bytes = await wholeBody(raw.body, maxSize, () => c.env.incoming?.destroy()).catch((cause: unknown) => {
      throw cause instanceof ServiceError ? cause : new ServiceError('bad_body', { cause })
    })
    c.req.raw = new Request(raw, { body: bytes, duplex: 'half' } as RequestInit)
    return next()
  }

/** The largest application: far above the sum of all field limits, far below what hurts. */
export const jsonLimit = limited(256 * 1024)

/** The largest entry: a page with all the blocks it can have, in three languages. */
export const entryLimit = limited(4 * 1024 * 1024)

/** An upload with the few hundred bytes that wrap it. */
export const uploadLimit = limited(constants.upload.bytes + 64 * 1024)

/** Limits of an application or a call: the longest accepted list has 2,000 items. */
const callValues: JsonLimits = { values: 20_000, depth: 32 }

/** Limits of an entry: two hundred times the largest of the starter content. */
export const entryValues: JsonLimits = { values: 100_000, depth: 32 }

// Every object has these by inheritance; refused here, so that no rule or copy further in has to think of them.
const refuseInherited = (key: string, value: unknown) => {
  if (key in Object.prototype) throw new SyntaxError('a key that reaches into prototypes')
  return value
}

/** The JSON of a request; keys that would reach into objects' prototypes are refused, however they are written. */
export const readJson = async (c: Context, limits = callValues): Promise<unknown> => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ServiceError('wrong_type', { about: 'application/json' })
  try {
    const json = await c.req.text()
    if (!isJsonWithin(json, limits)) throw new SyntaxError('more values or levels than any body has')
    return JSON.parse(json, refuseInherited)
  } catch (cause) {
    throw new ServiceError('bad_body', { cause })
  }
}

/** One file is taken, and the clients of this service send no other part; a file's name has at most a few hundred letters. */
const uploadParts = { parts: 8, headBytes: 8 * 1024, headerPairs: 8 }

const readForm = async (c: Context, boundary: string) => {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (!isMultipartWithin(bytes, boundary, uploadParts)) throw new ServiceError('bad_body')
  return new Response(bytes, { headers: { 'content-type': multipartType(boundary) } }).formData()
}

/** The one file of a multipart request, in the field `file`. */
export const readUpload = async (c: Context): Promise<File> => {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new ServiceError('wrong_type', { about: 'multipart/form-data' })
  const boundary = multipartBoundary(type)
  if (boundary === undefined) throw new ServiceError('bad_body')
  const form = await readForm(c, boundary).catch((cause: unknown) => {
    throw cause instanceof ServiceError ? cause : new ServiceError('bad_body', { cause })
  })
  const [file, ...more] = form.getAll('file')
  if (!(file instanceof File) || more.length > 0) throw new ServiceError('no_file')
  return file
}
