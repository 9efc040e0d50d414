import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaAddress } from '@narkhoz/contract/media.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startObjectStore } from '../testing/object-store.ts'
import { openService, startService } from '../testing/test-service.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>
let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  store = await startObjectStore('site')
  service = await startService('empty', store.variables)
})
afterAll(async () => {
  await service.stop()
  store.stop()
})

const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

test('a file is stored once, with its type, below its own prefix', async () => {
  const { key } = await service.service.media.store({ ending: 'svg', bytes, width: 1, height: 1 })
  await service.service.media.store({ ending: 'svg', bytes, width: 1, height: 1 })
  expect([...store.objects].map(([name, { type }]) => [name, type])).toEqual([[`media/${key}`, 'image/svg+xml']])
  expect(store.requestLog.filter((line) => line.startsWith('PUT'))).toEqual([`PUT /site/media/${key} AWS4-HMAC-SHA256`])
  expect(existsSync(join(service.dataDir, 'files'))).toBe(false)
})

test('and is answered from there', async () => {
  const { key } = await service.service.media.store({ ending: 'svg', bytes })
  const answer = await service.request(mediaAddress(key))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
})

test.each([
  ['at the beginning', 0, 9],
  ['in the middle', 120_000, 199_999],
  ['at the end', 299_990, 299_999],
])('a range %s of a large one is cut from the store’s response', async (_, from, to) => {
  const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => 97 + (at % 26)))
  const { key } = await service.service.media.store({ ending: 'svg', bytes: large })
  const answer = await service.request(mediaAddress(key), { headers: { range: `bytes=${from}-${to}` } })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/300000`])
  expect(Buffer.from(await answer.arrayBuffer()).equals(large.subarray(from, to + 1))).toBe(true)
})

test.runIf(process.env.STORAGE === 'postgres')('what one node stores another answers', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-node-'))
  const other = await openService({ ...service.variables, DATA_DIR: dataDir })
  const { key } = await service.service.media.store({ ending: 'svg', bytes: Buffer.concat([bytes, Buffer.from('\n')]) })
  expect((await other.request(mediaAddress(key))).status).toBe(200)
  await other.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a file missing in the store is not found, and an unavailable store is a failure', async () => {
  const { key } = await service.service.media.store({ ending: 'svg', bytes })
  store.objects.clear()
  expect((await service.request(mediaAddress(key))).status).toBe(404)
  store.stop()
  expect((await service.request(mediaAddress(key))).status).toBeGreaterThanOrEqual(500)
})
