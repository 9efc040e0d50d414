import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickHeaders } from './quick-headers.ts'

const names = ['cookie', 'accept-encoding', 'if-none-match', 'x-request-id'] as const
const read = (headers: IncomingHttpHeaders) => names.map((name) => headers[name])
const server = createServer()
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const asked = async (lines: readonly string[]) => {
  const seen = new Promise<{ quick: unknown; usual: unknown }>((resolve) =>
    server.once('request', (request, response) => {
      const quick = read(quickHeaders(request))
      resolve({ quick, usual: read(request.headers) })
      response.end()
    }),
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`)
  const outcome = await seen
  socket.destroy()
  return outcome
}

test.each([
  ['none of them', []],
  ['as a browser writes them', ['Accept-Encoding: gzip, br', 'Cookie: a=1; b=2', 'If-None-Match: "x"', 'X-Request-Id: 12345678']],
  ['in other letters', ['ACCEPT-ENCODING: br', 'cookie: a=1', 'if-none-match: W/"x", "y"', 'x-request-ID: 12345678']],
  [
    'more than once',
    ['Cookie: a=1', 'Accept-Encoding: gzip', 'Cookie: b=2', 'Accept-Encoding: br', 'If-None-Match: "x"', 'If-None-Match: "y"'],
  ],
  ['empty', ['Accept-Encoding:', 'Cookie: ', 'Cookie: a=1']],
  ['names of the same length', ['Coocie: a=1', 'Accept-Language: kk', 'If-Match-None: x', 'X-Request-No: 12345678']],
  ['with spaces around', ['Accept-Encoding:   br  ', 'Cookie:\ta=1']],
])('reads what Node reads: %s', async (_, lines) => {
  const { quick, usual } = await asked(lines)
  expect(quick).toEqual(usual)
})
