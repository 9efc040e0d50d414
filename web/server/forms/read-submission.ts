import type { IncomingMessage } from 'node:http'
import { constants } from '@narkhoz/contract/constants.ts'
import { QueueFull } from '@narkhoz/server-kit/limiter.ts'
import { countFields, isMultipartWithin, multipartBoundary, multipartType } from '@narkhoz/server-kit/multipart-bounds.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { eventLoopSlot } from '../render/event-loop-slot.ts'

/** What came with a POST: texts and files by name, each name once. */
export type Submission = { texts: ReadonlyMap<string, string>; files: ReadonlyMap<string, File> }

/** Why a body was not read. */
export type Unread = 'too_large' | 'unreadable'

// The longest form has twelve fields of a few thousand characters.
const textBytes = 256 * 1024
const mostFields = 60

/** A browser writes two headers of a part, with the names of a field and of a file. */
const partLimits = { parts: mostFields, headBytes: 4096, headerPairs: 8 }

const megabyte = 1024 * 1024

/** Memory of bodies in flight: in total, and per network. Beyond it a sender is refused. */
class BodyBudget {
  readonly #byNetwork = new Map<string, number>()
  readonly #most: number
  readonly #mostOfOne: number
  #all = 0

  constructor(most: number, mostOfOne: number) {
    this.#most = most
    this.#mostOfOne = mostOfOne
  }

  /** Reserves what has arrived: the announced length reserves nothing. */
  take(network: string, bytes: number) {
    const own = (this.#byNetwork.get(network) ?? 0) + bytes
    if (bytes > 0 && (this.#all + bytes > this.#most || own > this.#mostOfOne))
      throw new QueueFull('queue', 'Bodies under way fill their memory')
    this.#all += bytes
    if (own > 0) this.#byNetwork.set(network, own)
    else this.#byNetwork.delete(network)
  }
}

/** Bodies without files have their own budget, so that endless uploads block no other form. */
const budgets = { texts: new BodyBudget(64 * megabyte, 16 * megabyte), files: new BodyBudget(200 * megabyte, 64 * megabyte) }

/** Minimum bytes per period in milliseconds; a modem manages. Slower senders lose their buffer. */
const pace = { milliseconds: 30_000, bytes: 15_000 }

/** Ends a request whose body comes more slowly than that. */
const watchPace = (request: IncomingMessage, arrived: () => number) => {
  let before = 0
  const timer = setInterval(() => {
    if (arrived() - before < pace.bytes) request.destroy()
    before = arrived()
  }, pace.milliseconds)
  return () => clearInterval(timer)
}

/** Nearly every form without files fits. It is not counted, so that a crowd of unfinished bodies blocks no short form. */
const uncounted = 16 * 1024

// Each chunk costs an event loop turn and some memory, however small. Packets on the poorest lines hold 500 bytes.
const [mostSmallChunks, smallChunk] = [500, 256]

/** Whether a body arrives in tiny chunks: no client does so, and a parser would process them all. */
const isInCrumbs = (chunks: number, bytes: number) => chunks > mostSmallChunks && bytes < chunks * smallChunk

type Body = { request: IncomingMessage; limit: number; came: (bytes: number) => void }

/** Reads a body up to its limit; a longer one is refused by its announced length, or where it exceeds the limit. */
const bodyOf = async ({ request, limit, came }: Body): Promise<Buffer<ArrayBuffer> | 'too_large'> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too_large'
  const chunks: Buffer[] = []
  let size = 0
  const stopWatching = watchPace(request, () => size)
  try {
    // Kept open, so that the sender can still get a response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) return 'too_large'
      chunks.push(chunk)
      if (isInCrumbs(chunks.length, size)) {
        request.destroy()
        throw new Error('A body in crumbs')
      }
      came(Math.min(chunk.length, Math.max(0, size - uncounted)))
    }
  } finally {
    stopWatching()
  }
  return Buffer.concat(chunks)
}

const encoded = /^application\/x-www-form-urlencoded\b/i

/** Takes a body apart, once it is known to have no more fields than a form has: each costs the thread that sends every page. */
const parsed = async (
  body: Buffer<ArrayBuffer>,
  boundary: string | undefined,
): Promise<Iterable<[string, FormDataEntryValue]> | undefined> => {
  if (boundary === undefined) return countFields(body, mostFields) > mostFields ? undefined : new URLSearchParams(body.toString())
  if (!isMultipartWithin(body, boundary, partLimits)) return undefined
  return new Response(body, { headers: { 'content-type': multipartType(boundary) } }).formData()
}

const sorted = (form: Iterable<[string, FormDataEntryValue]>): Submission | Unread => {
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
  const boundary = multipartBoundary(type)
  if (boundary === undefined && !encoded.test(type)) return 'unreadable'
  const filesBytes = boundary === undefined ? 0 : mostFiles * constants.upload.bytes
  const limit = textBytes + filesBytes
  const budget = filesBytes > 0 ? budgets.files : budgets.texts
  const network = networkOf(address)
  let own = 0
  const came = (bytes: number) => {
    budget.take(network, bytes)
    own += bytes
  }
  try {
    const body = await bodyOf({ request, limit, came })
    if (body === 'too_large') return 'too_large'
    // Many bodies may have come at once: whatever else is ready goes out between them.
    await eventLoopSlot('parse')
    const form = await parsed(body, boundary)
    return form ? sorted(form) : 'unreadable'
  } catch (error) {
    if (error instanceof QueueFull) throw error
    // Aborted or malformed: nothing of it is kept.
    return 'unreadable'
  } finally {
    budget.take(network, -own)
  }
}
