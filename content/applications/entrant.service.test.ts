import type { ApplicationRow } from '@narkhoz/contract/admin/applications.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { entrant } from '@narkhoz/contract/forms/entrant.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { count, desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())

const newest = async () => (await service.storage.db.select().from(applications).orderBy(desc(applications.id)).limit(1))[0]

test('up to five papers come with an application, and none has to', async () => {
  const payload = await applicant.payload(entrant)
  expect((await applicant.send(entrant, payload)).status).toBe(201)
  expect(await service.storage.db.select({ claimed: count(files.applicationId) }).from(files)).toEqual([{ claimed: 5 }])
  const without = Object.fromEntries(Object.entries(payload).filter(([key]) => !key.startsWith('paper')))
  expect((await applicant.send(entrant, without)).status).toBe(201)
  const sixth = await applicant.send(entrant, { ...without, paper6: await applicant.upload() })
  expect(sixth).toMatchObject({ status: 422, body: { error: { fields: { paper6: expect.any(String) } } } })
})

test.each([
  ['kz', 'деңгейде'],
  ['ru', 'уровне'],
  ['en', 'level'],
])('a programme of another level is refused with the reason, in %s', async (lang, word) => {
  const payload = { ...(await applicant.payload(entrant)), level: 'doctoral' }
  const { status, body } = await applicant.send(entrant, payload, {}, lang)
  expect(status).toBe(422)
  expect(body.error.fields).toEqual({ program_id: expect.stringContaining(word) })
})

test('its purpose is stored, an application by default', async () => {
  const { purpose: _, ...payload } = await applicant.payload(entrant)
  expect((await applicant.send(entrant, { ...payload, purpose: 'other' })).body.error.fields).toHaveProperty('purpose')
  const unsaid = Object.fromEntries(Object.entries(payload).filter(([key]) => !key.startsWith('paper')))
  await applicant.send(entrant, unsaid)
  expect((await newest())?.payload).toMatchObject({ purpose: 'application' })
  await applicant.send(entrant, { ...unsaid, purpose: 'reminder' })
  expect((await newest())?.payload).toMatchObject({ purpose: 'reminder' })
})

test('the inbox and its export distinguish reminders from applications', async () => {
  const administrator = await firstAdministratorAt(service)
  const unsaid = Object.fromEntries(Object.entries(await applicant.payload(entrant)).filter(([key]) => !key.startsWith('paper')))
  const sentAs = async (purpose: string) => {
    const { status, body } = await applicant.send(entrant, { ...unsaid, purpose })
    expect(status).toBe(201)
    return Number(body.data.id)
  }
  const [applied, reminded] = [await sentAs('application'), await sentAs('reminder')]
  const consultation = Number((await applicant.send(forms.consultation, await applicant.payload(forms.consultation))).body.data.id)
  const rows = async (query: string) => (await administrator.get<ApplicationRow[]>(`applications?limit=100${query}`)).body.data
  const purposesOf = async (query: string) => new Map((await rows(query)).map(({ id, purpose }) => [id, purpose]))
  const all = await purposesOf('')
  expect([applied, reminded, consultation].map((id) => all.get(id))).toEqual(['application', 'reminder', null])
  for (const purpose of ['application', 'reminder']) {
    const found = await purposesOf(`&form=entrant&purpose=${purpose}`)
    expect([...new Set(found.values())]).toEqual([purpose])
    expect([applied, reminded].filter((id) => found.has(id))).toEqual([purpose === 'reminder' ? reminded : applied])
  }
  const refused = await administrator.get('applications?purpose=other')
  expect(refused.status).toBe(400)
  const exported = await (await administrator.send('GET', 'applications/export?format=csv&lang=en&form=entrant&purpose=reminder')).text()
  const codes = (await rows('&form=entrant')).map(({ code, purpose }) => ({ code, isExported: purpose === 'reminder' }))
  for (const { code, isExported } of codes) expect(exported.includes(code), code).toBe(isExported)
})

test('the dates of admission are a setting that everybody may read', async () => {
  const answer = await service.request(`${apiBase}/settings/admission?lang=en`)
  const { data } = (await answer.json()) as { data: { seasons: { level: { value: string }; opens: string; closes: string }[] } }
  expect(data.seasons.map(({ level }) => level.value)).toEqual(['bachelor', 'master', 'doctoral'])
  for (const { opens, closes } of data.seasons) expect(opens < closes).toBe(true)
})
