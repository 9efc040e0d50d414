import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServiceServer } from './server.ts'

/** Enough for a fast client on a busy machine. */
const limits = { headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 20, idle: 1000 }
/** More than the socket buffers of a client that reads nothing. */
const large = new Uint8Array(64 * 1024 * 1024)

/** An answer that takes longer to make than readers may be slow. */
const dripped = () => {
  let left = 60
  return new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      controller.enqueue(new TextEncoder().encode('x'))
      if (--left === 0) controller.close()
    },
  })
}

let server: Server

beforeEach(async () => {
  const service = { adminUrl: 'http://localhost', log: pino({ level: 'silent' }) }
  server = createServiceServer(
    async (request) => new Response(request.url.endsWith('/large') ? large : await request.text().catch(() => 'broken off')),
    service,
    limits,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const port = () => (server.address() as AddressInfo).port

/** Sends some bytes, then one after another until the connection closes, and returns what was received. */
const dripping = async (start: string, drip: string) => {
  const socket = connect(port(), '127.0.0.1')
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

test.each([
  ['a first line that does not end', 'GET /', 'a'],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'],
  ['nothing after the first line', 'GET / HTTP/1.1\r\n', ''],
  ['a body that comes byte by byte', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'a'],
  ['a body in pieces without end', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\na\r\n'],
  ['a body that was promised', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n', ''],
])('%s is cut off, and everybody else is answered meanwhile', async (_, start, drip) => {
  const slow = dripping(start, drip)
  expect((await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', body: 'hello' })).status).toBe(200)
  expect(await slow).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('a response that is never read is dropped', async () => {
  const socket = connect(port(), '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  const [request] = await once(server, 'request')
  await once(request.socket, 'close')
  expect(socket.bytesRead).toBeLessThan(large.byteLength)
  socket.destroy()
})

test.each([
  ['one header', `X-A: ${'a'.repeat(20_000)}\r\n`],
  ['many headers', Array.from({ length: 3000 }, (_, at) => `X-${at}: a\r\n`).join('')],
  ['a cookie', `Cookie: ${'a=b; '.repeat(4000)}\r\n`],
])('%s of more than 16 kB is refused', async (_, headers) => {
  expect(await dripping(`GET / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`, '')).toMatch(/^HTTP\/1\.1 431 /)
})

test('an answer that is taken too slowly is let go, one that is slow in the making is not', async () => {
  const slowly = createServiceServer(
    (request) => (request.url.endsWith('/large') ? new Response(large) : new Response(dripped())),
    { adminUrl: 'http://localhost', log: pino({ level: 'silent' }) },
    { connectionsCheckingInterval: 20, leastSpeed: 1024 ** 3, slowFor: 300 },
  )
  slowly.listen(0, '127.0.0.1')
  await once(slowly, 'listening')
  const address = slowly.address() as AddressInfo
  const made = fetch(`http://127.0.0.1:${address.port}/made`).then((answer) => answer.text())
  const socket = connect(address.port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  const [{ socket: served }] = await once(slowly, 'request').then((first) => (first[0].url === '/large' ? first : once(slowly, 'request')))
  // Something moves all the time, so that the connection is never idle.
  const reading = setInterval(() => socket.read(), 20)
  await once(served, 'close')
  clearInterval(reading)
  expect(socket.bytesRead).toBeLessThan(large.byteLength)
  expect(await made).toBe('x'.repeat(60))
  socket.destroy()
  slowly.closeAllConnections()
  await new Promise((resolve) => slowly.close(resolve))
})
