import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, files } from '../storage/schema.ts'
import { isUnreachable } from '../storage/unreachable.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startObjectStore } from '../testing/object-store.ts'
import { keptPdf, pdf } from '../testing/sample-files.ts'
import { startService } from '../testing/test-service.ts'
import { openFileStore } from './file-store.ts'
import { keyIn } from './uploads.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>
let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  store = await startObjectStore('uploads')
  service = await startService('seeded', store.variables)
  applicant = await applicantAt(service)
})
afterAll(async () => {
  await service.stop()
  store.stop()
})

test('an upload lands in the store, signed, and nothing on the local disk', async () => {
  const bytes = await pdf()
  const url = await applicant.upload('diploma.pdf', bytes)
  const kept = store.objects.get(keyIn(url) ?? '')
  expect(kept?.bytes.equals(await keptPdf(bytes))).toBe(true)
  expect(kept?.type).toBe('application/pdf')
  expect(store.requestLog).toEqual([`PUT /uploads/${keyIn(url)} AWS4-HMAC-SHA256`])
  expect(existsSync(join(service.dataDir, 'files'))).toBe(false)
})

test('staff read it back through the service', async () => {
  const bytes = await pdf()
  const url = await applicant.upload('diploma.pdf', bytes)
  const authorization = `Bearer ${(await readFile(join(service.dataDir, 'operator-key'), 'utf8')).trim()}`
  const answer = await service.request(url, { headers: { authorization } })
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(await keptPdf(bytes))).toBe(true)
})

test('an application claims it, and the sweep deletes unclaimed ones', async () => {
  const payload = await applicant.payload(forms.registration)
  expect((await applicant.send(forms.registration, payload)).status).toBe(201)
  const forgotten = await applicant.upload()
  await service.storage.db.update(files).set({ createdAt: sql`now() - interval '1 day'` })
  await service.service.uploads.sweep()
  expect([...store.objects.keys()]).toEqual([keyIn(String(payload.file))])
  expect(store.requestLog).toContain(`DELETE /uploads/${keyIn(forgotten)} AWS4-HMAC-SHA256`)
})

test('one that the store refuses to delete blocks no other, and is deleted later', async () => {
  const forgotten = (await Promise.all([1, 2, 3].map(() => applicant.upload()))).map((url) => keyIn(url) ?? '')
  const [stuck = '', ...others] = forgotten
  store.refused.add(stuck)
  await service.storage.db.update(files).set({ createdAt: sql`now() - interval '1 day'` })
  await expect(service.service.uploads.sweep()).rejects.toThrow('1 of 3 files could not be removed')
  expect(others.filter((key) => store.objects.has(key))).toEqual([])
  expect(store.objects.has(stuck)).toBe(true)
  store.refused.clear()
  expect(await service.service.uploads.sweep()).toBe(1)
  expect(store.objects.has(stuck)).toBe(false)
})

test('a store that says nothing counts as away after two waits, and takes files again when it speaks', async () => {
  const { s3, dataDir } = readEnvironment(service.variables)
  const disk = await openFileStore({ s3, dataDir }, 200)
  store.fallSilent(true)
  const thrown = await disk.put('a-file', 'x').catch((error: unknown) => error)
  expect(isUnreachable(thrown)).toBe(true)
  store.fallSilent(false)
  await disk.put('a-file', 'x')
  expect(store.objects.has('a-file')).toBe(true)
})

test('an unavailable store is an outage, and nothing is acknowledged', async () => {
  const before = await service.storage.db.select().from(applications)
  store.stop()
  const { status, body } = await applicant.store('diploma.pdf', await pdf())
  expect([status, body.error.code]).toEqual([503, 'unavailable'])
  expect(body.data).toBeUndefined()
  expect(await service.storage.db.select().from(applications)).toEqual(before)
})
