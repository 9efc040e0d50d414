import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { ownBytes } from './own-bytes.ts'

/** How long a connection stays open that nothing is asked on, in milliseconds. */
export const keepAliveTimeout = 65_000

/** An answer as it goes over a connection that stays open: head and body in one piece, but for the time of day. */
export type Whole = { bytes: Buffer; dateAt: number; second: number }

const dateName = 'Date: '
const second = () => Math.floor(Date.now() / 1000)
const dateOf = (now: number) => new Date(now * 1000).toUTCString()

const line = (name: string, value: string) => {
  validateHeaderName(name)
  validateHeaderValue(name, value)
  return `${name}: ${value}`
}

/** Puts an answer together once. */
export const wholeAnswer = (status: number, headers: readonly string[], body: Buffer): Whole => {
  const now = second()
  const told = headers.flatMap((name, at) => (at % 2 === 0 ? [line(name, headers[at + 1] ?? '')] : []))
  const start = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...told, dateName].join('\r\n')
  const end = ['', 'Connection: keep-alive', `Keep-Alive: timeout=${keepAliveTimeout / 1000}`, '', ''].join('\r\n')
  const bytes = ownBytes(Buffer.from(start + dateOf(now) + end, 'latin1'), body)
  return { bytes, dateAt: start.length, second: now }
}

/** What an answer of Node's keeps to itself (docs/decisions/037-answers-in-one-piece.md). */
type Inside = { _header?: string | null; _headerSent?: boolean }

/** Whether an answer can go out in one piece: to a visitor who wants the body and keeps the connection, by a Node that is as we know it. */
export const isWholeWanted = (response: ServerResponse & Inside) =>
  response.shouldKeepAlive && response.req.httpVersionMinor === 1 && response.req.method === 'GET' && response._header === null

/** Sends an answer in one piece. Node would check and write every header again, for a third of what it all costs. */
export const sendWhole = (response: ServerResponse & Inside, whole: Whole) => {
  const now = second()
  if (whole.second !== now) {
    // In place, also where a slow visitor has not taken all of it yet: every date has the same length and form.
    whole.bytes.write(dateOf(now), whole.dateAt, 'latin1')
    whole.second = now
  }
  response._header = dateName
  response._headerSent = true
  const { socket } = response
  // Its turn has come: straight to the connection, and nothing is left for Node to gather.
  if (socket?.writable) {
    socket.write(whole.bytes)
    response.end()
  } else response.end(whole.bytes)
}
