import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSubmission, type Submission, type Unread } from './read-submission.ts'

const seen: (Submission | Unread)[] = []
const server = createServer(async (request, response) => {
  seen.push(await readSubmission(request, 2))
  response.setHeader('Connection', 'close').end()
})
let url: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.close()
})

const post = async (body: BodyInit, type?: string) => {
  const before = seen.length
  await fetch(url, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) }).catch(() => undefined)
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

test('a file comes with its name and bytes, beside the texts', async () => {
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
