import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { copyOutOfPool } from './copy-out-of-pool.ts'

/** Idle timeout of keep-alive connections, in milliseconds. */
export const keepAliveTimeout = 65_000

/** A keep-alive response as one buffer: head and body; only the `Date` is rewritten in place. */
export type RawResponse = { bytes: Buffer; dateOffset: number; second: number }

const dateName = 'Date: '
const second = () => Math.floor(Date.now() / 1000)
const dateOf = (now: number) => new Date(now * 1000).toUTCString()

const line = (name: string, value: string) => {
  validateHeaderName(name)
  validateHeaderValue(name, value)
  return `${name}: ${value}`
}

/** Serialises head and body once. */
export const rawResponse = (status: number, headers: readonly string[], body: Buffer): RawResponse => {
  const now = second()
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [line(name, headers[at + 1] ?? '')] : []))
  const start = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, dateName].join('\r\n')
  const end = ['', 'Connection: keep-alive', `Keep-Alive: timeout=${keepAliveTimeout / 1000}`, '', ''].join('\r\n')
  const bytes = copyOutOfPool(Buffer.from(start + dateOf(now) + end, 'latin1'), body)
  return { bytes, dateOffset: start.length, second: now }
}

/** Private fields of Node's `ServerResponse` (docs/decisions/037-answers-in-one-piece.md). */
type ServerResponseInternals = { _header?: string | null; _headerSent?: boolean }

/** Whether the response may be written raw: a GET over HTTP/1.1 keep-alive, on a Node whose internals are as expected. */
export const canSendRaw = (response: ServerResponse & ServerResponseInternals) =>
  response.shouldKeepAlive && response.req.httpVersionMinor === 1 && response.req.method === 'GET' && response._header === null

/** Writes the buffer to the socket. Node would validate and serialise every header again, a third of the raw cost. */
export const sendRaw = (response: ServerResponse & ServerResponseInternals, raw: RawResponse) => {
  const now = second()
  if (raw.second !== now) {
    // In place, even while a slow client still reads it: every date has the same length.
    raw.bytes.write(dateOf(now), raw.dateOffset, 'latin1')
    raw.second = now
  }
  response._header = dateName
  response._headerSent = true
  const { socket } = response
  // First in the pipeline: straight to the socket, nothing is buffered by Node.
  if (socket?.writable) {
    socket.write(raw.bytes)
    response.end()
  } else response.end(raw.bytes)
}
