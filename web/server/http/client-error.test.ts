import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'

const opened = async () => {
  const content = await startFakeContent(() => undefined)
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  return site
}

const answerTo = async (port: number, sent: string | Buffer) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const [head = '', body] = (await text(socket)).split('\r\n\r\n')
  const [status, ...headers] = head.split('\r\n')
  return {
    status: Number(status?.split(' ')[1]),
    headers: new Headers(headers.map((line) => line.split(': ', 2) as [string, string])),
    body,
  }
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a.example\r\n\r\n`

test.each([
  ['/search?query=общежитие', '/search?query=%D0%BE%D0%B1%D1%89%D0%B5%D0%B6%D0%B8%D1%82%D0%B8%D0%B5'],
  ['/ru/search?query=ұбт%20балы&page=2', '/ru/search?query=%D2%B1%D0%B1%D1%82%20%D0%B1%D0%B0%D0%BB%D1%8B&page=2'],
  ['/ru/цены', '/ru/%D1%86%D0%B5%D0%BD%D1%8B'],
  ['/kz/қабылдау/', '/%D2%9B%D0%B0%D0%B1%D1%8B%D0%BB%D0%B4%D0%B0%D1%83'],
])('%s, sent as the bytes of its letters, leads to its encoded spelling', async (target, to) => {
  const { port } = await opened()
  const { status, headers } = await answerTo(port, get(target))
  expect([status, headers.get('location'), headers.get('connection')]).toEqual([308, to, 'close'])
})

test('the encoded spelling is that of the bytes, in whichever encoding they are', async () => {
  const { port } = await opened()
  const windows1251 = Buffer.from([0xf6, 0xe5, 0xed, 0xfb])
  const { headers } = await answerTo(
    port,
    Buffer.concat([Buffer.from('GET /search?query='), windows1251, Buffer.from(' HTTP/1.1\r\nHost: a\r\n\r\n')]),
  )
  expect(headers.get('location')).toBe('/search?query=%F6%E5%ED%FB')
})

test.each([
  ['another host', get('//evil.example/ә')],
  ['another host behind a language', get('/kz//evil.example/ә')],
  ['another host in backslashes', get('/\\evil.example/ә')],
  ['a path that climbs', get('/../ә')],
  ['a whole address', get('http://evil.example/ә')],
  ['a forged header', get('/ә\rX-Evil:1')],
  ['a form', get('/ә').replace('GET', 'POST')],
  ['no request', 'ә\r\n\r\n'],
  ['letters before the address', get('ә')],
])('%s in such an address is refused with a word and the headers of every answer', async (_, sent) => {
  const { port } = await opened()
  const { status, headers, body } = await answerTo(port, sent)
  expect([status, headers.get('location'), body]).toEqual([400, null, 'Bad Request\n'])
  expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store'])
})

test('headers that are too many are refused as such', async () => {
  const { port } = await opened()
  expect((await answerTo(port, get('/').replace('Host', `X: ${'a'.repeat(20_000)}\r\nHost`))).status).toBe(431)
})

test('a HEAD request gets no body, also with an error', async () => {
  const { port } = await opened()
  const { status, headers, body } = await answerTo(port, Buffer.from('HEAD /inclusion/ÿ HTTP/1.1\r\n\r\n', 'latin1'))
  expect([status, headers.get('content-length'), body]).toEqual([400, '12', ''])
})
