import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { count } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createServiceServer } from '../http/server.ts'
import { applications, files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let server: Server
const log: string[] = []

beforeAll(async () => {
  service = await startService('seeded', {}, pino({ level: 'info' }, { write: (line: string) => log.push(line) }))
  applicant = await applicantAt(service)
  server = createServiceServer(service.fetch, service.service)
  server.listen(0)
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await service.stop()
})
afterEach(async () => {
  expect(await service.storage.db.select({ kept: count() }).from(files)).toEqual([{ kept: 0 }])
  expect(await service.storage.db.select({ kept: count() }).from(applications)).toEqual([{ kept: 0 }])
  expect(await readdir(join(service.dataDir, 'files'))).toEqual([])
  // A client's mistake is never logged as a failure of the service.
  expect(log.filter((line) => line.includes('request failed'))).toEqual([])
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`)
  expect(answer.status).toBe(200)
})

const head = (path: string, headers: Record<string, string | number>) =>
  `POST ${apiBase}/${path} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', Authorization: applicant.authorization, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const multipart = { 'Content-Type': 'multipart/form-data; boundary=X' }
const part = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'

const dial = async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const heard = { text: '', over: false }
  socket.setEncoding('latin1').on('data', (text) => {
    heard.text += text
  })
  // The service may hang up on who goes on sending; that is an answer, too.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    heard.over = true
  })
  return { socket, heard }
}

const answered = (heard: { text: string }) => vi.waitFor(() => expect(heard.text).toMatch(/^HTTP\/1\.1 \d{3}/), { timeout: 60_000 })
const statusIn = (heard: { text: string }) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard.text)?.[1])

test.each([
  ['file/store', multipart, constants.upload.bytes + 1024 * 1024],
  [forms.vacancy.endpoint, { 'Content-Type': 'application/json' }, 300_000],
  ['auth/login', { 'Content-Type': 'application/json' }, 300_000],
])('%s says "too large" by the length alone, before anything is sent', async (path, type, length) => {
  const { socket, heard } = await dial()
  socket.write(head(path, { ...type, 'Content-Length': length }))
  await answered(heard)
  expect(statusIn(heard)).toBe(413)
  socket.destroy()
})

const pour = async (socket: Socket, heard: { text: string; over: boolean }, chunk: string) => {
  let sent = 0
  while (!heard.text && !heard.over) {
    if (!socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    sent += chunk.length
    // Lets the answer in between two writes.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return sent
}

test.each([
  ['file/store', multipart, part, constants.upload.bytes],
  [forms.vacancy.endpoint, { 'Content-Type': 'application/json' }, '{"student_id":"', 256 * 1024],
])('%s stops a body without a length soon behind the limit', async (path, type, start, limit) => {
  const { socket, heard } = await dial()
  socket.write(head(path, { ...type, 'Transfer-Encoding': 'chunked' }))
  socket.write(`${start.length.toString(16)}\r\n${start}\r\n`)
  const sent = await pour(socket, heard, 'x'.repeat(64 * 1024))
  await answered(heard)
  expect(statusIn(heard)).toBe(413)
  // The kernel's socket buffers come on top of what the service reads.
  expect(sent).toBeLessThan(limit + 16 * 1024 * 1024)
  socket.destroy()
})

test.each([
  ['an upload with a length', 'file/store', { ...multipart, 'Content-Length': 1_000_000 }, part + 'x'.repeat(500_000)],
  ['an upload without one', 'file/store', { ...multipart, 'Transfer-Encoding': 'chunked' }, `${part.length.toString(16)}\r\n${part}\r\n`],
  ['a form', forms.vacancy.endpoint, { 'Content-Type': 'application/json', 'Content-Length': 5000 }, '{"student_id": "a"'],
])('%s that is broken off leaves nothing', async (_, path, headers, start) => {
  const before = log.length
  const { socket } = await dial()
  socket.write(head(path, headers) + start)
  // Waits until the service has begun with it, or there would be nothing to break off.
  await eventually(async () =>
    expect(await new Promise((resolve) => server.getConnections((_error, open) => resolve(open)))).toBeGreaterThan(0),
  )
  await new Promise((resolve) => setImmediate(resolve))
  socket.destroy()
  await eventually(() => expect(log.slice(before).join('')).toContain(path))
  expect(log.slice(before).find((line) => line.includes(path))).toMatch(/"status":4\d\d/)
})

test('a length that lies is noticed', async () => {
  const { socket, heard } = await dial()
  socket.write(`${head('file/store', { ...multipart, 'Content-Length': 20 })}${part}%%EOF\r\n--X--\r\n`)
  await answered(heard)
  expect(statusIn(heard)).toBe(400)
  socket.destroy()
})
