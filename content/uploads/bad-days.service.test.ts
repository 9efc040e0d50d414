import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { picture } from '../testing/sample-files.ts'
import type { TestService } from '../testing/test-service.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

// A full disk takes a part of a file before it says so.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const write: typeof real.writeFile = async (file, data, options) => {
    if (!disk.isFull || typeof data === 'string' || !ArrayBuffer.isView(data)) return real.writeFile(file, data, options)
    await real.writeFile(file, new Uint8Array(data.buffer, data.byteOffset, Math.floor(data.byteLength / 2)), options)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  }
  return { ...real, writeFile: write }
})

let service: TestService & { stop: () => Promise<void> }
let applicant: Applicant

// Modules are shared between files: this file's service uses a mocked disk, and must not leave it behind.
beforeAll(async () => {
  vi.resetModules()
  const { startService } = await import('../testing/test-service.ts')
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(async () => {
  await service.stop()
  vi.doUnmock('node:fs/promises')
  vi.resetModules()
})
afterEach(async () => {
  disk.isFull = false
  await service.storage.db.update(files).set({ createdAt: sql`to_timestamp(0)` })
  await service.service.uploads.sweep()
  expect(await service.storage.db.select().from(files)).toEqual([])
  expect(await kept()).toEqual([])
})

const folder = () => join(service.dataDir, 'files')
const kept = () => readdir(folder())
const store = async () => {
  const body = new FormData()
  body.append('file', new File([(await picture('png')) as Uint8Array<ArrayBuffer>], 'scan.png'))
  return service.request(`${apiBase}/file/store`, { method: 'POST', headers: { authorization: applicant.authorization }, body })
}

test('a full disk is a temporary outage: no partial file is left, and all is well when there is space again', async () => {
  disk.isFull = true
  const answer = await store()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(await kept()).toEqual([])
  disk.isFull = false
  expect((await store()).status).toBe(201)
  expect(await kept()).toHaveLength(1)
})

test('a file whose row cannot be written is not kept', async () => {
  await service.storage.db.execute('alter table files rename to away')
  try {
    expect((await store()).status).toBeGreaterThanOrEqual(500)
    expect(await kept()).toEqual([])
  } finally {
    await service.storage.db.execute('alter table away rename to files')
  }
  expect((await store()).status).toBe(201)
})

test('a partial file of a killed process is removed once no writer can be alive', async () => {
  const [whole, dead, alive] = ['k'.repeat(43), `${'d'.repeat(43)}.${randomUUID()}`, `${'a'.repeat(43)}.${randomUUID()}`]
  await service.storage.db.insert(files).values({ key: whole, type: 'image/png', size: 1, tokenHash: '' })
  for (const name of [whole, dead, alive]) await writeFile(join(folder(), name), 'x')
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000)
  for (const name of [whole, dead]) await utimes(join(folder(), name), yesterday, yesterday)
  await service.service.uploads.sweep()
  expect((await kept()).toSorted()).toEqual([alive, whole].toSorted())
  await utimes(join(folder(), alive), yesterday, yesterday)
})
