import type { Socket } from 'node:net'
import { readAddress } from './address.ts'

/** The error of the HTTP parser. */
type ParseError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number }

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

const requestLine = /^(?:GET|HEAD) (\/[^\s#]*) HTTP\/1\.[01]$/

const beyondAscii = /[\u0080-\u00ff]/g

/**
 * The percent-encoded target of a request with raw UTF-8 bytes, which the parser rejects. Programs and copied links send such
 * addresses; browsers do not.
 */
const encodedTarget = ({ code, rawPacket, bytesParsed = 0 }: ParseError): string | undefined => {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return undefined
  const from = rawPacket.lastIndexOf('\n', bytesParsed) + 1
  const end = rawPacket.indexOf('\r\n', bytesParsed)
  // One letter for each byte, whatever encoding it was meant in.
  const target = end < 0 ? undefined : requestLine.exec(rawPacket.toString('latin1', from, end))?.[1]
  if (target === undefined) return undefined
  const encoded = target.replace(beyondAscii, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  if (encoded === target) return undefined
  // Redirects stay on this site: the path begins with one slash and a name.
  const parsed = readAddress(encoded)
  if (parsed.what === 'moved') return parsed.to
  return parsed.what === 'page' ? parsed.path + parsed.search : undefined
}

/** Whether the request is a HEAD: its response ends with the headers. */
const isHead = ({ rawPacket, bytesParsed = 0 }: ParseError): boolean => {
  if (!rawPacket) return false
  const lineStart = rawPacket.lastIndexOf('\n', bytesParsed) + 1
  return [0, lineStart].some((at) => rawPacket.toString('latin1', at, at + 5) === 'HEAD ')
}

const answer = (status: string, body: string, headers: Readonly<Record<string, string>>, hasBody: boolean) => {
  const all = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${hasBody ? body : ''}`
}

// Node's own reference to the response in flight, which its default `clientError` handler checks.
const isAnswering = (socket: Socket) => (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true

/** Responds to a malformed request, if the socket is still writable, and closes the connection. */
export const answerClientError =
  (always: Readonly<Record<string, string>>) =>
  (error: ParseError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
    const to = encodedTarget(error)
    const status = to === undefined ? (statuses[error.code ?? ''] ?? '400 Bad Request') : '308 Permanent Redirect'
    const headers = to === undefined ? { 'Cache-Control': 'no-store' } : { Location: to, 'Cache-Control': 'public, max-age=86400' }
    socket.write(answer(status, to === undefined ? `${status.slice(4)}\n` : '', { ...always, ...headers }, !isHead(error)))
    socket.destroySoon()
  }
