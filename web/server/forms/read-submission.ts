import type { IncomingMessage } from 'node:http'
import { constants } from '@narkhoz/contract/constants.ts'
import { networkOf } from '@narkhoz/contract/network.ts'
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

/** What all bodies under way may hold together, and those from one network; beyond it a sender has to come again. */
const [mostAtOnce, mostOfOne] = [200 * 1024 * 1024, 64 * 1024 * 1024]

/** What has come of bodies under way, by network: what was only announced holds nothing. */
class Held {
  readonly #byNetwork = new Map<string, number>()
  #all = 0

  take(network: string, bytes: number) {
    const own = (this.#byNetwork.get(network) ?? 0) + bytes
    if (bytes > 0 && (this.#all + bytes > mostAtOnce || own > mostOfOne)) throw new Busy()
    this.#all += bytes
    if (own > 0) this.#byNetwork.set(network, own)
    else this.#byNetwork.delete(network)
  }
}

const held = new Held()

type Body = { request: IncomingMessage; limit: number; came: (bytes: number) => void }

/** The body as far as it may go; what is longer is refused by what it says of itself, or where it passes the limit. */
const bodyOf = async ({ request, limit, came }: Body): Promise<Buffer<ArrayBuffer> | 'too_large'> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too_large'
  const chunks: Buffer[] = []
  let size = 0
  // Left open, so that whoever sends too much can still be told.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return 'too_large'
    came(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const accepted = /^(?:multipart\/form-data\b.*\bboundary=|application\/x-www-form-urlencoded\b)/i

/** What every part of a body says of itself; no file or text that is sent to a form says it often. */
const partMark = /form-data/gi

/** Whether a body has so many parts that taking them apart would keep everybody else waiting. */
const hasManyParts = (body: Buffer) => {
  let parts = 0
  for (const _ of body.toString('latin1').matchAll(partMark)) if (++parts > mostFields) return true
  return false
}

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

export type Reading = {
  /** Where the sender comes from. */
  address: string
  /** How many files the forms take that may be sent there. */
  mostFiles: number
}

/** Reads the body of a POST within its limits, the files that its forms take included. */
export const readSubmission = async (request: IncomingMessage, { address, mostFiles }: Reading): Promise<Submission | Unread> => {
  const type = request.headers['content-type'] ?? ''
  if (!accepted.test(type)) return 'unreadable'
  const limit = limitOf(type.toLowerCase(), mostFiles)
  const network = networkOf(address)
  let own = 0
  const came = (bytes: number) => {
    held.take(network, bytes)
    own += bytes
  }
  try {
    const body = await bodyOf({ request, limit, came })
    if (body === 'too_large') return 'too_large'
    if (hasManyParts(body)) return 'unreadable'
    return sorted(await new Response(body, { headers: { 'content-type': type } }).formData())
  } catch (error) {
    if (error instanceof Busy) throw error
    // Broken off or malformed: nothing of it is kept.
    return 'unreadable'
  } finally {
    held.take(network, -own)
  }
}
