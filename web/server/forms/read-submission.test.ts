import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { QueueFull } from '@narkhoz/server-kit/limiter.ts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSubmission, type Submission, type Unread } from './read-submission.ts'

const seen: (Submission | Unread)[] = []
const failures: unknown[] = []
let underWay = 0
const server = createServer(async (request, response) => {
  const address = String(request.headers['x-from'] ?? '127.0.0.1')
  underWay++
  await readSubmission(request, { address, mostFiles: 2 }).then(
    (read) => seen.push(read),
    (error) => failures.push(error),
  )
  underWay--
  response.setHeader('Connection', 'close').end()
})
let url: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = async (body: BodyInit, type?: string, from = '127.0.0.1') => {
  const before = seen.length
  await fetch(url, { method: 'POST', body, headers: { 'x-from': from, ...(type && { 'content-type': type }) } }).catch(() => undefined)
  await expect.poll(() => seen.length).toBeGreaterThan(before)
  return seen.at(-1)
}

const texts = (read: Submission | Unread | undefined) => (typeof read === 'object' ? Object.fromEntries(read.texts) : read)

const encoded = 'application/x-www-form-urlencoded'

test('texts come as they were typed, also as a plain form sends them', async () => {
  expect(texts(await post('fio=%D3%98%D0%B9%D0%B3%D2%AF%D0%BB+%26+%3Cb%3E&message=a%0D%0Ab', encoded))).toEqual({
    fio: 'Әйгүл & <b>',
    message: 'a\r\nb',
  })
})

test('a file has its name and bytes, separate from the texts', async () => {
  const form = new FormData()
  form.set('fio', 'Әлия')
  form.set('file', new File(['%PDF-'], 'анкета.pdf'))
  const read = await post(form)
  expect(texts(read)).toEqual({ fio: 'Әлия' })
  const file = typeof read === 'object' ? read.files.get('file') : undefined
  expect([file?.name, await file?.text()]).toEqual(['анкета.pdf', '%PDF-'])
})

test.each([
  ['another type', '{"fio":1}', 'application/json'],
  ['a name that comes twice', 'fio=a&fio=b', encoded],
  ['a hundred names', Array.from({ length: 100 }, (_, at) => `a${at}=1`).join('&'), encoded],
  ['parts without an end', '--x\r\nContent-Disposition: form-data; name="fio"\r\n\r\nab', 'multipart/form-data; boundary=x'],
  ['parts without a boundary', 'abc', 'multipart/form-data'],
])('%s cannot be read', async (_, body, type) => {
  expect(await post(body, type)).toBe('unreadable')
})

/** How much processor time it takes to read this many bodies, in milliseconds, at best of three. */
const cost = async (count: number, body: string, type: string) => {
  const spent = []
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage()
    for (let at = 0; at < count; at++) await post(body, type)
    const { user, system } = process.cpuUsage(before)
    spent.push((user + system) / 1000)
  }
  return Math.min(...spent)
}

const multipart = 'multipart/form-data; boundary=x'
const inPart = (head: string, text = '') => `--x\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n${text}\r\n--x--\r\n`
const most = 256 * 1024

test.each([
  ['fields without a name or value', 'a&'.repeat(most / 2), encoded],
  ['fields of their own names', Array.from({ length: 30_000 }, (_, at) => `${at}=1`).join('&'), encoded],
  ['headers of one part', inPart(`${'\r\nX:'.repeat(most / 5)}`), multipart],
  ['parameters of one header', inPart('; a="b"'.repeat(30_000)), multipart],
  ['parts', '--x\r\n\r\n\r\n'.repeat(20_000), multipart],
  ['boundaries that nearly match', inPart('', '\r\n--\r\n-x'.repeat(25_000)), multipart],
])('a body full of %s costs no more than one long text', async (_, body, type) => {
  const text = 'б'.repeat(100_000)
  const ordinary = type === encoded ? `a=${text}` : inPart('', text)
  const before = await cost(8, ordinary, type)
  expect(await cost(8, body, type)).toBeLessThan(4 * before + 20)
})

test('many thousand parts are not taken apart', async () => {
  const part = '--x\r\nContent-Disposition: Form-Data; name="a"\r\n\r\n1\r\n'
  expect(await post(`${part.repeat(3)}--x--\r\n`, 'multipart/form-data; boundary=x')).toBe('unreadable')
  const parts = Array.from({ length: 10_000 }, (_, at) => part.replace('"a"', `"a${at}"`)).join('')
  const parse = vi.fn()
  // A subclass instead of a mocked method: the global Response of other tests' servers is read-only.
  class WatchedResponse extends Response {
    override formData() {
      parse()
      return super.formData()
    }
  }
  vi.stubGlobal('Response', WatchedResponse)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await post(`${parts}--x--\r\n`, 'multipart/form-data; boundary=x')).toBe('unreadable')
  expect(parse).not.toHaveBeenCalled()
  expect(await post(`${part.replace('Form-Data', 'form-data')}--x--\r\n`, 'multipart/form-data; boundary=x')).not.toBe('unreadable')
  expect(parse).toHaveBeenCalledOnce()
})

test('announced bodies that do not arrive block nobody', async () => {
  const { port } = server.address() as AddressInfo
  const silent = Array.from({ length: 12 }, () => connect(port, '127.0.0.1'))
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 20000000\r\n\r\n'
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.on('error', () => undefined).write(head, resolve))))
  expect(texts(await post('fio=a', encoded))).toEqual({ fio: 'a' })
  expect(underWay).toBe(silent.length)
  for (const socket of silent) socket.destroy()
  await expect.poll(() => underWay).toBe(0)
})

test('one network fills no more than its share; another is read all the same', async () => {
  const before = failures.length
  const { port } = server.address() as AddressInfo
  const held = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 20500000\r\n\r\n'
  const much = Buffer.alloc(20_000_000)
  for (const socket of held) {
    socket.on('error', () => undefined).write(head)
    socket.write(much)
  }
  await expect.poll(() => failures.length).toBeGreaterThan(before)
  expect(failures.at(-1)).toBeInstanceOf(QueueFull)
  expect(texts(await post('fio=a', encoded, '203.0.113.7'))).toEqual({ fio: 'a' })
  for (const socket of held) socket.destroy()
  await expect.poll(() => underWay).toBe(0)
  expect(texts(await post('fio=b', encoded))).toEqual({ fio: 'b' })
})

test('a body that comes in crumbs is cut off', async () => {
  const before = seen.length
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${encoded}\r\nTransfer-Encoding: chunked\r\n\r\n`)
  socket.write('1\r\na\r\n'.repeat(200_000))
  await new Promise((resolve) => socket.once('close', resolve))
  await expect.poll(() => seen.length).toBeGreaterThan(before)
  expect(seen.at(-1)).toBe('unreadable')
})

test('unfinished bodies of many networks block no short form', async () => {
  const { port } = server.address() as AddressInfo
  const head = (at: number) =>
    `POST / HTTP/1.1\r\nHost: a\r\nX-From: 198.51.100.${at}\r\nContent-Type: ${encoded}\r\nContent-Length: 262144\r\n\r\n`
  const held = Array.from({ length: 300 }, (_, at) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(head(at % 100))
    socket.write('a'.repeat(262_000))
    return socket
  })
  await expect.poll(() => failures.length + underWay).toBeGreaterThan(200)
  expect(texts(await post('fio=a', encoded, '203.0.113.9'))).toEqual({ fio: 'a' })
  for (const socket of held) socket.destroy()
  await expect.poll(() => underWay).toBe(0)
})

test('a body that says it is too large is not read', async () => {
  expect(await post('a='.padEnd(300_000, 'b'), encoded)).toBe('too_large')
})

test('a body that does not say how large it is is read up to the limit', async () => {
  const before = seen.length
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${encoded}\r\nTransfer-Encoding: chunked\r\n\r\n`)
  const chunk = `10000\r\n${'b'.repeat(0x10000)}\r\n`
  for (let count = 0; count < 6; count++) socket.write(chunk)
  await expect.poll(() => seen.length).toBeGreaterThan(before)
  expect(seen.at(-1)).toBe('too_large')
  socket.destroy()
})

test('a sender who breaks off leaves nothing behind', async () => {
  const before = seen.length
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${encoded}\r\nContent-Length: 1000\r\n\r\nfio=`, () => socket.destroy())
  await expect.poll(() => seen.length).toBeGreaterThan(before)
  expect(seen.at(-1)).toBe('unreadable')
})
