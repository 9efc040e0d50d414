import { contactSettings } from '@narkhoz/contract/entities/contact-settings.ts'
import { tooLong } from '@narkhoz/contract/fields/field.ts'
import { utmMax } from '@narkhoz/contract/fields/utm.ts'
import { type Form, type FormField, isReference } from '@narkhoz/contract/forms/form.ts'
import { wirePath } from '@narkhoz/contract/forms/payload.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applications, entries, files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())
// A refused form leaves nothing behind, and takes no file away from a resubmission.
afterEach(async () => {
  expect(await service.storage.db.select({ stored: count() }).from(applications)).toEqual([{ stored: 0 }])
  expect(await service.storage.db.select({ claimed: count(files.applicationId) }).from(files)).toEqual([{ claimed: 0 }])
})

/** The payload with another value at a wire path, or without one. */
const changed = (payload: UnknownRecord, path: string, value?: unknown): UnknownRecord => {
  const copy = structuredClone(payload)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<UnknownRecord>((inner, key) => inner[key] as UnknownRecord, copy)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

const wrongTypes = (place: FormField): unknown[] => [
  true,
  [],
  {},
  [null],
  ['a'],
  { a: 'b' },
  -1,
  0,
  1.5,
  2 ** 53,
  ...(isReference(place) ? ['1 or 1=1', '0x1'] : [12]),
  ...(place.optional ? [] : [null]),
]

describe.each((Object.values(forms) as Form[]).map((form) => [form.name, form] as const))('%s', (_, form) => {
  let good: UnknownRecord

  beforeAll(async () => {
    good = await applicant.payload(form)
  })

  const required = form.fields.filter(({ optional }) => !optional)

  test.each(locales)('each missing field is named by its wire path, in %s', async (lang) => {
    for (const place of required) {
      const path = wirePath(form, place)
      const { status, body } = await applicant.send(form, changed(good, path), {}, lang)
      expect([path, status]).toEqual([path, 422])
      expect(body.error).toMatchObject({ code: 'invalid', fields: { [path]: place.field.missing[lang] } })
      expect(Object.keys(body.error.fields ?? {})).toEqual([path])
    }
  })

  test('all missing fields are named at once', async () => {
    const { status, body } = await applicant.send(form, {})
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {})).toEqual(expect.arrayContaining(required.map((place) => wirePath(form, place))))
  })

  test('each bad value is named by its wire path, in the requested language', async () => {
    for (const place of form.fields) {
      const path = wirePath(form, place)
      const { bad } = place.field.samples
      for (const [at, value] of bad.filter((sample) => !place.optional || sample.trim() !== '').entries()) {
        const lang = locales[at % locales.length] ?? 'kz'
        const { status, body } = await applicant.send(form, changed(good, path, value), {}, lang)
        expect([path, value.slice(0, 100), status]).toEqual([path, value.slice(0, 100), 422])
        const { missing, invalid, max } = place.field
        expect([missing, invalid, tooLong(max)].map((words) => words[lang])).toContain(body.error.fields?.[path])
      }
    }
  })

  test('each value of a wrong type is refused', async () => {
    for (const place of form.fields) {
      const path = wirePath(form, place)
      for (const value of wrongTypes(place)) {
        const { status, body } = await applicant.send(form, changed(good, path, value))
        expect([path, value, status]).toEqual([path, value, 422])
        expect(body.error.fields).toHaveProperty([path])
      }
    }
  })

  test('undeclared keys are refused, at every level', async () => {
    for (const [path, value] of [
      ['role', 'admin'],
      ['id', 1],
      ['status', 'answered'],
      ['data.0.role', 'x'],
      ['documents.0.role', 'x'],
    ] as const) {
      if (path.includes('.') && !(good[path.split('.')[0] ?? ''] as unknown[] | undefined)?.[0]) continue
      const { status, body } = await applicant.send(form, changed(good, path, value))
      expect([path, status]).toEqual([path, 422])
      expect(Object.keys(body.error.fields ?? {}).length).toBeGreaterThan(0)
    }
  })

  test('lists of another length are refused', async () => {
    for (const key of ['data', 'documents']) {
      const list = good[key] as unknown[] | undefined
      if (!list) continue
      for (const other of [[...list, ...list, {}], {}, 'a', null, [[]], Array.from({ length: 2000 }, () => list[0] ?? {})])
        expect((await applicant.send(form, { ...good, [key]: other })).status).toBe(422)
    }
  })

  test('an id from another list, an unknown or an unpublished one is refused', async () => {
    for (const place of form.fields.filter(isReference)) {
      const path = wirePath(form, place)
      const { source } = place.field
      if (!source || !('kind' in source)) throw new Error(`${path} names nothing`)
      const strangers = source.list
        ? await service.storage.db
            .select({ id: entries.id })
            .from(entries)
            .where(and(eq(entries.kind, 'handbook'), ne(sql`${entries.attributes}->>'list'`, source.list)))
            .limit(1)
        : [{ id: 2_147_483_647 }]
      expect(strangers).toHaveLength(1)
      for (const id of [...strangers.map(({ id }) => id), 987_654_321]) {
        const { status, body } = await applicant.send(form, changed(good, path, id), {}, 'en')
        expect([path, status]).toEqual([path, 422])
        expect(body.error.fields).toEqual({ [path]: place.field.invalid.en })
      }
      const own = (path.startsWith('data.') ? (good.data as UnknownRecord[])[0] : good)?.[place.wire] as number
      const mark = (status: 'draft' | 'published') =>
        service.storage.db
          .update(entries)
          .set({ status })
          .where(and(eq(entries.kind, source.kind), eq(entries.id, own)))
      await mark('draft')
      expect([path, (await applicant.send(form, good)).status]).toEqual([path, 422])
      await mark('published')
    }
  })
})

test.each([
  'attacker@example.com',
  'president@narkhoz.kz.attacker.kz',
  'a@b.kz,attacker@example.kz',
  'a@b.kz\nBcc: c@d.kz',
  '',
  ['a@b.kz'],
])('a question to %j is refused', async (receiver) => {
  const payload = { ...(await applicant.payload(forms.question)), email_to: receiver }
  const { status, body } = await applicant.send(forms.question, payload)
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields ?? {})).toEqual(['email_to'])
})

test('a question to a receiver who left the list is refused', async () => {
  const payload = await applicant.payload(forms.question)
  const contacts = eq(entries.kind, contactSettings.kind)
  const [before] = await service.storage.db.select().from(entries).where(contacts)
  const set = (attributes: unknown) => service.storage.db.update(entries).set({ attributes }).where(contacts)
  await set({ ...(before?.attributes as UnknownRecord), receivers: [] })
  expect((await applicant.send(forms.question, payload)).status).toBe(422)
  await set(before?.attributes)
})

test.each<[string, unknown]>([
  ['page_type', 'admin'],
  ['page_type', ['static']],
  ['page_slug', '//evil.example'],
  ['page_slug', 'https://evil.example'],
  ['page_slug', '../admin'],
  ['page_slug', 'a/../../b'],
  ['page_slug', 'javascript:alert(1)'],
  ['page_slug', `a${'/a'.repeat(200)}`],
  ['tags', { UTM_SOURCE: 'x'.repeat(utmMax + 1) }],
  ['tags', { utm_source: 'x' }],
  ['tags', 'x'],
])('a consultation with %s %j is refused', async (path, value) => {
  const { status, body } = await applicant.send(forms.consultation, { ...(await applicant.payload(forms.consultation)), [path]: value })
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields ?? {})[0]?.split('.')[0]).toBe(path)
})
