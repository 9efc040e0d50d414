import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSiteServer } from './site-server.ts'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

// Long enough for an honest one on a loaded machine.
const limits = { headersTimeout: 1000, requestTimeout: 1200, connectionsCheckingInterval: 20, idle: 1100 }

const opened = async () => {
  const content = await startFakeContent(() => undefined)
  const site = await startSmallSite(content.url, new Map(), limits)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  return site
}

/** Sends some bytes, then one after another until the connection closes, and returns what was received. */
const dripping = async (port: number, start: string, drip: string) => {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text
  })
  // A write after the end is how a sender notices it.
  socket.on('error', () => undefined)
  socket.write(start)
  const more = setInterval(() => socket.write(drip), 10)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(more)
  return heard
}

const form = 'Host: a\r\nContent-Type: application/x-www-form-urlencoded\r\n'

test.each([
  ['a first line that does not end', 'GET /', 'a'],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
  ['nothing after the first line', 'GET / HTTP/1.1\r\n', ''],
  ['a form that comes byte by byte', `POST /posts HTTP/1.1\r\n${form}Content-Length: 100000\r\n\r\n`, 'a'],
  ['a form in pieces without end', `POST /posts HTTP/1.1\r\n${form}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
  ['a form that was promised', `POST /posts HTTP/1.1\r\n${form}Content-Length: 10\r\n\r\n`, ''],
])('%s is cut off, and everybody else is answered meanwhile', async (_, start, drip) => {
  const { port, get } = await opened()
  const slow = dripping(port, start, drip)
  expect((await get('/healthz')).status).toBe(200)
  expect(await slow).toMatch(/^(?:HTTP\/1\.1 40[08] |$)/)
})

const large = Buffer.alloc(64 * 1024 * 1024)

test.each([
  ['an answer that nobody takes', ['/large']],
  ['an answer that nobody takes after one that was taken', ['/small', '/large']],
  ['an answer that nobody takes while another is asked for', ['/large', '/small']],
  ['a request that is never answered', ['/never']],
])('%s is let go', async (_, paths) => {
  const server = createSiteServer({}, limits)
    .answer(({ url }, response) => {
      if (url !== '/never') response.end(url === '/large' ? large : 'a')
    })
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  const [request] = await once(server, 'request')
  await once(request.socket, 'close')
  expect(socket.bytesRead).toBeLessThan(large.byteLength)
  socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

test.each([
  ['one header', `X-A: ${'a'.repeat(20_000)}\r\n`],
  ['many headers', Array.from({ length: 3000 }, (_, at) => `X-${at}: a\r\n`).join('')],
  ['a cookie', `Cookie: ${'a=b; '.repeat(4000)}\r\n`],
])('%s of more than 16 kB is refused', async (_, headers) => {
  const { port } = await opened()
  expect(await dripping(port, `GET / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`, '')).toMatch(/^HTTP\/1\.1 431 /)
})

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
  ['a length and pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['pieces by another name', 'Transfer-Encoding: xchunked\r\n'],
  ['a blank before the colon', 'Content-Length : 5\r\n'],
  ['a length with a sign', 'Content-Length: +5\r\n'],
])('%s do not hide a second request in the first', async (_, headers) => {
  const { port } = await opened()
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
  const heard = await dripping(port, `POST /posts HTTP/1.1\r\n${form}${headers}\r\n0\r\n\r\n${hidden}`, '')
  expect(heard).toMatch(/^HTTP\/1\.1 400 /)
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
