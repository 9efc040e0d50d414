import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createServiceServer } from '../http/server.ts'
import { files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { picture } from '../testing/sample-files.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let server: Server
const log: { msg: string; path?: string; status?: number }[] = []

beforeAll(async () => {
  service = await startService('seeded', {}, pino({ level: 'info' }, { write: (line: string) => log.push(JSON.parse(line)) }))
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
  await service.storage.db.delete(files)
  for (const name of await kept()) await rm(join(service.dataDir, 'files', name))
  log.length = 0
})

const kept = () => readdir(join(service.dataDir, 'files'))
const rows = () => service.storage.db.select().from(files)

/** Answers to uploads, with the headers that `applicant.store` leaves out. */
const store = async (bytes: Uint8Array, name = 'scan.png') => {
  const body = new FormData()
  body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  const { authorization } = applicant
  const answer = await service.request(`${apiBase}/file/store?lang=en`, { method: 'POST', headers: { authorization }, body })
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body: (await answer.json()) as object }
}

test('pictures beyond the queue are refused with Retry-After, and leave nothing behind', async () => {
  const bytes = await picture('png')
  const answers = await Promise.all(Array.from({ length: 200 }, () => store(bytes)))
  const stored = answers.filter(({ status }) => status === 201)
  const away = answers.filter(({ status }) => status === 503)
  expect(stored.length).toBeGreaterThan(0)
  expect(away.length).toBeGreaterThan(0)
  expect(stored.length + away.length).toBe(200)
  for (const { retryAfter, body } of away) {
    expect(retryAfter).toBeGreaterThan(0)
    expect(body).toEqual({ error: { code: 'unavailable', message: 'The service is unavailable for now.' } })
  }
  expect(await rows()).toHaveLength(stored.length)
  expect(await kept()).toHaveLength(stored.length)
  expect((await store(bytes)).status).toBe(201)
})

/** Starts an upload over a separate connection. */
const dial = async (headers: Record<string, string | number>, body = '') => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const one = { socket, heard: '' }
  socket.setEncoding('latin1').on('data', (text) => {
    one.heard += text
  })
  socket.on('error', () => undefined)
  const all = { Host: 'localhost', Authorization: applicant.authorization, 'Content-Type': 'multipart/form-data; boundary=X', ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  await new Promise((sent) => socket.write(`POST ${apiBase}/file/store HTTP/1.1\r\n${head.join('')}\r\n${body}`, 'latin1', sent))
  return one
}

test.each([
  ['by their bytes, however few they are', { 'Content-Length': constants.upload.bytes }, 12],
  ['by their number, however small they may be', { 'Transfer-Encoding': 'chunked' }, 64],
] as const)('uploads in flight count %s, and one more is refused unread', async (_, headers, most) => {
  const all = await Promise.all(Array.from({ length: most + 1 }, () => dial(headers)))
  const answered = () => all.filter(({ heard }) => heard)
  await eventually(() => expect(answered()[0]?.heard).toContain('\r\n\r\n'))
  expect(answered()).toHaveLength(1)
  expect(answered()[0]?.heard).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: [1-9]\d*\r\n/i)
  for (const { socket } of all) socket.destroy()
  // Their places are free again, and nothing came of them.
  await eventually(async () => expect((await store(await picture('png'))).status).toBe(201))
  expect(await kept()).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
})

test('nothing is stored for a client that is gone when its turn comes', async () => {
  const first = store(
    await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#1d4f91' } })
      .png()
      .toBuffer(),
  )
  const small = (await picture('png')).toString('latin1')
  const body = `--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${small}\r\n--X--\r\n`
  const waiting = await Promise.all([1, 2, 3].map(() => dial({ 'Content-Length': body.length }, body)))
  // What came before this question has been read when it is answered.
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`)
  for (const { socket } of waiting) socket.destroy()
  expect((await first).status).toBe(201)
  await eventually(() => expect(log.filter(({ msg, path }) => msg === 'request' && path?.endsWith('file/store'))).toHaveLength(4))
  expect(log.flatMap(({ path, status }) => (path?.endsWith('file/store') ? [status] : [])).toSorted()).toEqual([201, 400, 400, 400])
  expect(await rows()).toHaveLength(1)
  expect(await kept()).toHaveLength(1)
})
