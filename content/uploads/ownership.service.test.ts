import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { wirePath } from '@narkhoz/contract/forms/payload.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { keptPdf, pdf, picture } from '../testing/sample-files.ts'
import { startService } from '../testing/test-service.ts'
import { keyIn } from './uploads.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let stranger: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
  stranger = await applicantAt(service)
})
afterAll(() => service.stop())

const stored = async () => (await service.storage.db.select().from(applications)).length
const rowOf = async (url: string) => {
  const [row] = await service.storage.db
    .select()
    .from(files)
    .where(eq(files.key, keyIn(url) ?? ''))
  return row
}
const makeOlder = (url: string, by: string) =>
  service.storage.db
    .update(files)
    .set({ createdAt: sql`now() - ${by}::interval` })
    .where(eq(files.key, keyIn(url) ?? ''))

const withFiles = (Object.values(forms) as Form[]).filter(({ fields }) => fields.some(({ field }) => field.control === 'file'))

describe.each(withFiles.map((form) => [form.name, form] as const))('%s', (_, form) => {
  const places = form.fields.filter(({ field }) => field.control === 'file')

  /** The good payload with the nth file replaced; returns its path. */
  const withUrl = async (at: number, url: unknown) => {
    const payload = await applicant.payload(form)
    const place = places[at]
    if (!place) throw new Error('no such file')
    if (place.in === 'documents') {
      const documents = payload.documents as { type: string; url: unknown }[]
      for (const document of documents) if (document.type === place.document) document.url = url
    } else payload[place.wire] = url
    return { payload, path: wirePath(form, place), words: place.field.invalid.ru }
  }

  const refused = async (url: unknown) => {
    const before = await stored()
    for (const at of places.keys()) {
      const { payload, path, words } = await withUrl(at, url)
      const { status, body } = await applicant.send(form, payload, {}, 'ru')
      expect([url, status]).toEqual([url, 422])
      expect(body.error.fields).toEqual({ [path]: words })
    }
    expect(await stored()).toBe(before)
  }

  test('a file that another token stored is refused', async () => {
    const url = await stranger.upload()
    await refused(url)
    expect((await rowOf(url))?.applicationId).toBeNull()
  })

  test('a file that an application named before is refused', async () => {
    const { payload } = await withUrl(0, await applicant.upload())
    expect((await applicant.send(form, payload)).status).toBe(201)
    const [, url = ''] = /(\/api\/v1\/files\/[\w-]+)/.exec(JSON.stringify(payload)) ?? []
    const owner = (await rowOf(url))?.applicationId
    await refused(url)
    expect((await rowOf(url))?.applicationId).toBe(owner)
  })

  test('a file older than an hour is refused, one a little younger is not', async () => {
    const old = await applicant.upload()
    await makeOlder(old, '61 minutes')
    await refused(old)
    const young = await applicant.upload()
    await makeOlder(young, '59 minutes')
    expect((await applicant.send(form, (await withUrl(0, young)).payload)).status).toBe(201)
  })

  test('an address that this service never issued is refused', async () => {
    const own = await applicant.upload()
    for (const url of [
      `${apiBase}/files/${'x'.repeat(43)}`,
      `https://evil.example${own}`,
      `//evil.example${own}`,
      `${own}?a=b`,
      `${own}/..`,
      own.slice(0, -1),
      'https://evil.example/diploma.pdf',
      'javascript:alert(1)',
      `${apiBase}/files/../../operator-key`,
    ])
      await refused(url)
  })

  test('a refused application leaves its other files to be sent again', async () => {
    const { payload } = await withUrl(places.length - 1, `${apiBase}/files/${'x'.repeat(43)}`)
    expect((await applicant.send(form, payload)).status).toBe(422)
    const text = JSON.stringify(payload).replace(`${apiBase}/files/${'x'.repeat(43)}`, await applicant.upload())
    expect((await applicant.send(form, JSON.parse(text))).status).toBe(201)
  })
})

test('one file for two documents is refused', async () => {
  const payload = await applicant.payload(forms['archive-info'])
  const documents = payload.documents as { url: string }[]
  const shared = documents.map((document) => ({ ...document, url: documents[0]?.url }))
  const { status, body } = await applicant.send(forms['archive-info'], { ...payload, documents: shared })
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields ?? {})).toEqual(['documents.1.url'])
})

test('a file can be named at one of two applications at the same moment', async () => {
  const payload = await applicant.payload(forms.registration)
  const answers = await Promise.all([1, 2, 3, 4].map(() => applicant.send(forms.registration, payload)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
})

describe('reading', () => {
  const operator = async () => ({ authorization: `Bearer ${(await readFile(join(service.dataDir, 'operator-key'), 'utf8')).trim()}` })

  test('only staff can, and only as an attachment', async () => {
    const bytes = await pdf()
    const url = await applicant.upload('diploma.pdf', bytes)
    expect((await service.request(url)).status).toBe(401)
    expect((await service.request(url, { headers: { authorization: 'Bearer garbage-garbage-garbage' } })).status).toBe(401)
    expect((await service.request(url, { headers: { authorization: applicant.authorization } })).status).toBe(403)
    const answer = await service.request(url, { headers: await operator() })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(await keptPdf(bytes))).toBe(true)
  })

  test.each(['x'.repeat(43), '..%2foperator-key', '..%2f..%2fetc%2fpasswd', 'operator-key', '%00', 'a'.repeat(5000)])(
    'the key %s is of no file',
    async (key) => {
      expect((await service.request(`${apiBase}/files/${key}`, { headers: await operator() })).status).toBe(404)
      expect((await service.request(`${apiBase}/files/${key}`)).status).toBe(401)
    },
  )
})

test('the sweep removes old unclaimed files, and never one of an application', async () => {
  const claimed = await applicant.payload(forms.registration)
  expect((await applicant.send(forms.registration, claimed)).status).toBe(201)
  const kept = [String(claimed.file), await applicant.upload('young.png', await picture('png'))]
  const gone = [await applicant.upload('a.pdf', await pdf()), await applicant.upload()]
  for (const url of [claimed.file, ...gone]) await makeOlder(String(url), '400 days')
  expect(await service.service.uploads.sweep()).toBeGreaterThanOrEqual(gone.length)
  const names = await readdir(join(service.dataDir, 'files'))
  for (const url of kept) {
    expect(names).toContain(keyIn(url))
    expect(await rowOf(url)).toMatchObject({ key: keyIn(url) })
  }
  for (const url of gone) {
    expect(names).not.toContain(keyIn(url))
    expect(await rowOf(url)).toBeUndefined()
  }
  expect(await service.service.uploads.sweep()).toBe(0)
})
