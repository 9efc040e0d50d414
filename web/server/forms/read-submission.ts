import type { IncomingMessage } from 'node:http'
import { constants } from '@narkhoz/contract/constants.ts'
import { Busy } from '../turns.ts'

/** What came with a POST: texts and files by name, each name once. */
export type Submission = { texts: ReadonlyMap<string, string>; files: ReadonlyMap<string, File> }

/** Why a body was not read. */
export type Unread = 'too_large' | 'unreadable'

// The longest form has twelve fields of a few thousand characters.
const textBytes = 256 * 1024
const mostFields = 60

const limitOf = (type: string, mostFiles: number) =>
  type.startsWith('multipart/') ? textBytes + mostFiles * constants.upload.bytes : textBytes

/** What all bodies under way may hold together; beyond it a sender has to come again. */
const mostAtOnce = 200 * 1024 * 1024
let held = 0

/** The body as far as it may go; what is longer is refused by what it says of itself, or where it passes the limit. */
const bodyOf = async (request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | 'too_large'> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too_large'
  const chunks: Buffer[] = []
  let size = 0
  // Left open, so that whoever sends too much can still be told.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const accepted = /^(?:multipart\/form-data\b.*\bboundary=|application\/x-www-form-urlencoded\b)/i

const sorted = (form: FormData): Submission | Unread => {
  const texts = new Map<string, string>()
  const files = new Map<string, File>()
  let count = 0
  let length = 0
  for (const [name, value] of form) {
    // A name that comes twice means different things to different readers.
    if (++count > mostFields || texts.has(name) || files.has(name)) return 'unreadable'
    if (typeof value === 'string') {
      length += value.length
      if (length > textBytes) return 'too_large'
      texts.set(name, value)
    } else files.set(name, value)
  }
  return { texts, files }
}

/** Reads the body of a POST within its limits, the files that its forms take included. */
export const readSubmission = async (request: IncomingMessage, mostFiles: number): Promise<Submission | Unread> => {
  const type = request.headers['content-type'] ?? ''
  if (!accepted.test(type)) return 'unreadable'
  const limit = limitOf(type.toLowerCase(), mostFiles)
  const expected = Math.min(Number(request.headers['content-length'] ?? limit), limit)
  if (held + expected > mostAtOnce) throw new Busy()
  held += expected
  try {
    const body = await bodyOf(request, limit)
    if (body === 'too_large') return 'too_large'
    return sorted(await new Response(body, { headers: { 'content-type': type } }).formData())
  } catch {
    // Broken off or malformed: nothing of it is kept.
    return 'unreadable'
  } finally {
    held -= expected
  }
}
