import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EncodedResponse } from './encoded-response.ts'
import { canSendRaw } from './raw-response.ts'
import { sendCached, sendVariant } from './send-variant.ts'

const body = Buffer.from('<p>Ғылым мен білім</p>'.repeat(100))
const more = ['Cache-Status', 'site; hit'] as const

/** Answers everything with the same form: at `/again` header by header, elsewhere in one piece where it can be. */
const answering = async (bytes = body) => {
  const form = await new EncodedResponse({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: bytes }).variant('identity')
  const pieces: boolean[] = []
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url === '/again') return sendVariant(response, 200, form, undefined, more)
    pieces.push(canSendRaw(response))
    return sendCached(response, 200, form, request.headers['if-none-match'], more)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, form, pieces }
}

/** The received bytes until the connection closes. */
const said = (port: number, sent: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      text += part
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })

const asking = (path: string, version = '1.1', more = '') => `GET ${path} HTTP/${version}\r\nHost: x\r\n${more}\r\n`
const last = 'Connection: close\r\n'

const headersIn = (answer: string) =>
  answer
    .slice(0, answer.indexOf('\r\n\r\n'))
    .split('\r\n')
    .map((line) => (line.startsWith('Date: ') ? 'Date' : line))
    .sort()

test('in one piece or header by header, an answer is the same', async () => {
  const { port, pieces } = await answering()
  const text = await said(port, asking('/') + asking('/again') + asking('/', '1.1', last))
  const [one = '', other = '', end = ''] = text.split(/(?=HTTP\/1\.1 200 OK)/)
  expect(pieces).toEqual([true, false])
  expect(headersIn(one)).toEqual(headersIn(other))
  for (const answer of [one, other, end]) expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe(body.toString())
  expect(end).toContain('Connection: close')
})

test('requests that come together are answered in their order', async () => {
  const { port, pieces } = await answering()
  const many = 20
  const text = await said(port, asking('/').repeat(many) + asking('/', '1.1', last))
  expect(text.split(body.toString())).toHaveLength(many + 2)
  expect(pieces.filter(Boolean)).toHaveLength(many)
})

test('a response that is not read at once arrives complete, and so does the next', async () => {
  const large = Buffer.alloc(16 * 1024 * 1024, 'a')
  const { port, pieces } = await answering(large)
  const text = await said(port, asking('/') + asking('/') + asking('/', '1.1', last))
  expect(text.split(large.toString())).toHaveLength(4)
  expect(pieces).toEqual([true, true, false])
})

test('who wants no body, closes the connection or speaks an older version gets an answer of Node’s own', async () => {
  const { port, pieces } = await answering()
  const head = await said(port, `HEAD / HTTP/1.1\r\nHost: x\r\n\r\n${asking('/', '1.1', last)}`)
  expect(head.split(body.toString())).toHaveLength(2)
  expect(await said(port, asking('/', '1.0'))).toContain('Connection: close')
  expect(pieces).toEqual([false, false, false])
})

test('an answer that has not changed is not sent again', async () => {
  const { port, form } = await answering()
  const text = await said(port, asking('/') + asking('/', '1.1', `If-None-Match: ${form.etag}\r\n${last}`))
  expect(text.slice(text.lastIndexOf('HTTP/1.1'))).toMatch(/^HTTP\/1\.1 304 /)
})

test('the time is that of the answer', async () => {
  const { port, form } = await answering()
  const dates = async () => /Date: (.*)\r/.exec(await said(port, asking('/') + asking('/', '1.1', last)))?.[1]
  await dates()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 12) })
  onTestFinished(() => void vi.useRealTimers())
  expect(await dates()).toBe('Fri, 01 Jan 2027 12:00:00 GMT')
  expect(form.bytes.equals(body)).toBe(true)
})

test('an empty body stays empty', async () => {
  const { port, form } = await answering(Buffer.alloc(0))
  expect(await said(port, asking('/') + asking('/', '1.1', last))).toContain('Content-Length: 0')
  expect(form.bytes).toHaveLength(0)
})

test('a header that would end the head is refused', async () => {
  const { form } = await answering()
  form.headers.push('X-Odd', 'a\r\nSet-Cookie: b=c')
  expect(() =>
    sendCached({ shouldKeepAlive: true, req: { httpVersionMinor: 1, method: 'GET' }, _header: null } as never, 200, form, undefined),
  ).toThrow(/X-Odd/)
})
