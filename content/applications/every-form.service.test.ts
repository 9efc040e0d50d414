import { consentVersion } from '@narkhoz/contract/forms/consent.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startService } from '../testing/test-service.ts'
import { keyIn } from '../uploads/uploads.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())

const all = Object.values(forms) as Form[]
const stored = () => service.storage.db.select().from(applications).orderBy(asc(applications.id))

test.each(all.map((form) => [form.name, form] as const))('%s is stored exactly as it was sent', async (name, form) => {
  const before = await stored()
  const payload = await applicant.payload(form)
  const { status, body } = await applicant.send(form, payload, { 'x-consent-version': consentVersion }, 'ru')
  expect(status).toBe(201)
  expect(body).toEqual({
    data: {
      id: expect.any(Number),
      code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  })
  const added = (await stored()).slice(before.length)
  expect(added).toHaveLength(1)
  const { id, code } = body.data
  expect(added[0]).toMatchObject({ id, code, form: name, lang: 'ru', status: 'received', consentVersion })
  expect(added[0]?.payload).toEqual(payload)
  expect(added[0]?.createdAt.toISOString()).toBe(body.data.created_at)

  const named = JSON.stringify(payload).match(/\/api\/v1\/files\/[\w-]+/g) ?? []
  expect(named).toHaveLength(form.fields.filter(({ field }) => field.control === 'file').length)
  for (const url of named) {
    const [file] = await service.storage.db
      .select()
      .from(files)
      .where(eq(files.key, keyIn(url) ?? ''))
    expect(file?.applicationId).toBe(body.data.id)
  }
})

test.each(locales)('an application keeps its language: %s', async (lang) => {
  await applicant.send(forms.vacancy, await applicant.payload(forms.vacancy), {}, lang)
  expect((await stored()).at(-1)?.lang).toBe(lang)
})

test('receipts have unique numbers and codes', async () => {
  const payload = await applicant.payload(forms.vacancy)
  const receipts = await Promise.all(Array.from({ length: 20 }, () => applicant.send(forms.vacancy, payload)))
  expect(new Set(receipts.map(({ body }) => body.data.id)).size).toBe(20)
  expect(new Set(receipts.map(({ body }) => body.data.code)).size).toBe(20)
})

test('texts are stored trimmed and otherwise untouched, whatever script or markup they hold', async () => {
  const message = '<script>alert(1)</script>\n=1+1 \u2028 👩‍🎓 "\\u0000" Қазақша \'; drop table applications; --'
  const payload = { ...(await applicant.payload(forms.consultation)), message: `  ${message}  ` }
  expect((await applicant.send(forms.consultation, payload)).status).toBe(201)
  expect((await stored()).at(-1)?.payload).toEqual({ ...payload, message })
})
