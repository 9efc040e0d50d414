import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { apiBase } from '@narkhoz/contract/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { listen } from '../testing/listen.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { createServiceServer } from './server.ts'

let service: TestService
let server: Server

beforeAll(async () => {
  service = await startService()
  server = createServiceServer(service.fetch, service.service)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.stop()
})

const connected = async (): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends bytes as they are, which no client library would, and reads the answer to its end. */
const send = async (text: string) => {
  const socket = await connected()
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk
  })
  // A server that refuses before it has read everything breaks the connection: that is an answer too.
  socket.on('error', () => undefined)
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') }
}

const get = (path: string, headers = 'Host: service.test') => send(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)

const strange = [
  ...['//', '///', '//..%5C/etc/passwd', '/%', '/%zz', '/..;/', '/api/v1/..;/healthz', '/?', '/#', '/api/v1/%'],
  ...[
    '/api/v1/pages/..%2f..%2fhealthz',
    '/api/v1/pages/%2e%2e/%2e%2e/healthz2',
    '/api/v1/pages/%00',
    '/api/v1/schools%00',
    '/api/v1//schools',
  ],
  ...[
    '//api/v1/schools',
    '/API/V1/schools',
    '/api/v1/schools;x=1',
    '/%61pi/v2/schools',
    '/api/v1/%73chools%2f',
    '/api/v1/employees/%ff%fe',
  ],
  ...[
    `/api/v1/pages/${'a'.repeat(10_240)}`,
    `/api/v1/pages/${'a/'.repeat(5000)}b`,
    `/${'%41'.repeat(3000)}`,
    '/api/v1/pages/a%0d%0aX-Evil:1',
  ],
]

test.each(strange)('GET %s is refused with a declared error', async (path) => {
  const { status, head, body } = await get(path)
  expect([400, 404], `${path.slice(0, 60)}: ${status}`).toContain(status)
  expect(head).not.toMatch(/x-evil/i)
  expect(JSON.parse(body)).toEqual({
    error: { code: status === 400 ? 'bad_address' : 'not_found', message: expect.stringMatching(/\p{Script=Cyrillic}/u) },
  })
})

test.each([
  '/api/v1/schools#1',
  '/api/v1/schools?lang=en#1',
  '/api/v1/schools?lang=en#',
  '/healthz#',
  '/api/v1/%2e%2e/%2e%2e/metrics',
  '/api/v1/%2E./schools',
  '/api/v1/.%2e/v1/schools',
  '/api/v1/./schools',
  '/api/../api/v1/schools',
  '/api/v1/schools/%2e',
  'http://service.test/api/v1/%2e%2e/v1/schools',
])('GET %s, which others read differently, is refused', async (path) => {
  const { status, head, body } = await get(path)
  expect([status, JSON.parse(body).error.code]).toEqual([400, 'bad_address'])
  expect(head).toMatch(/x-content-type-options: nosniff/i)
})

test('no number of them fills the memory of answers', async () => {
  await get('/api/v1/schools')
  const before = service.service.answers.size
  for (let at = 0; at < 20; at++) await get(`/api/v1/schools#${at}`)
  expect(service.service.answers.size).toBe(before)
})

test('junk for a preview link is answered from memory', async () => {
  const fromMemory = async () =>
    Number(
      /^content_request_seconds_count\{route="memory",method="GET",status="200"\} (\d+)$/m.exec((await get('/metrics')).body)?.[1] ?? 0,
    )
  await get('/api/v1/schools')
  const before = await fromMemory()
  for (const junk of ['x', 'a.b', `${'a'.repeat(80)}.${'b'.repeat(43)}`]) {
    const { status, head } = await get('/api/v1/schools', `Host: a\r\nX-Preview: ${junk}`)
    expect([status, head]).toEqual([200, expect.stringMatching(/cache-control: no-cache/i)])
  }
  expect(await fromMemory()).toBe(before + 3)
})

test.each([
  ['a path far too long', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a header far too long', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['no host', 'GET /api/v1/schools HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host that is none', 'GET /api/v1/schools HTTP/1.1\r\nHost: a b\\c/@\r\nConnection: close\r\n\r\n'],
  ['two hosts', 'GET /api/v1/schools HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  ['raw bytes in the path', 'GET /api/v1/\u0000\u0001 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a backslash', 'GET /api\\v1\\schools HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['a star', 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
])('%s is refused and harms nobody', async (_, text) => {
  const { status, head } = await send(text)
  expect(head === '' || (status >= 400 && status < 500), head).toBe(true)
  expect((await get('/api/v1/schools')).status).toBe(200)
})

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
  ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['pieces by another name', 'Transfer-Encoding: xchunked\r\n'],
  ['a blank before the colon', 'Content-Length : 5\r\n'],
  ['a length with a sign', 'Content-Length: +5\r\n'],
])('%s do not hide a second request in the first', async (_, headers) => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
  const { status, head, body } = await send(`POST ${apiBase}/auth/login HTTP/1.1\r\nHost: a\r\n${headers}\r\n0\r\n\r\n${hidden}`)
  expect(status).toBe(400)
  expect(head + body).not.toContain('200')
})

test.each(['TRACE', 'PROPFIND', 'MKCOL', 'PATCH', 'LINK'])('%s is no method of the service, and echoes nothing', async (method) => {
  for (const path of [`${apiBase}/schools`, '/healthz', '/admin/']) {
    const { status, head, body } = await send(`${method} ${path} HTTP/1.1\r\nHost: a\r\nX-Secret: s3cr3t\r\nConnection: close\r\n\r\n`)
    expect([404, 405], path).toContain(status)
    expect(head + body).not.toContain('s3cr3t')
  }
})

test('an address with a host inside is this service’s own path, whatever host it names', async () => {
  const { status, body } = await get('http://evil.example/api/v1/schools?lang=en')
  expect(status).toBe(200)
  expect(body).toContain('"data"')
  expect(body).not.toContain('evil.example')
})

test('headers that frameworks trust change nothing', async () => {
  const plain = await get('/api/v1/schools')
  const trusting =
    'Host: service.test\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: ftp\r\nX-HTTP-Method-Override: DELETE\r\nX-Original-URL: /healthz'
  const answer = await get('/api/v1/schools', trusting)
  expect([answer.status, answer.body]).toEqual([plain.status, plain.body])
})

test('a request id from outside is taken only when it is harmless', async () => {
  const idOf = async (given: string) =>
    /x-request-id: (.*)/i.exec((await get('/api/v1/schools', `Host: a\r\nX-Request-Id: ${given}`)).head)?.[1]
  expect(await idOf('abcdef-12345')).toBe('abcdef-12345')
  for (const given of ['short', 'a'.repeat(65), '<script>alert(1)</script>', 'has spaces in it'])
    expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/)
})

test('listeners whose connection breaks make room for others', async () => {
  const most = 200
  const sockets = await Promise.all(Array.from({ length: most }, connected))
  for (const socket of sockets) socket.write(`GET ${apiBase}/changes HTTP/1.1\r\nHost: a\r\n\r\n`)
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  expect((await get(`${apiBase}/changes`)).status).toBe(429)
  for (const socket of sockets) socket.destroy()
  const stream = await eventually(() =>
    listen(async (path, init) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)),
  )
  expect((await stream.next()).event).toBe('ready')
  await stream.stop()
})
