import { apiBase } from '@narkhoz/contract/api.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applications } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())
afterEach(async () => {
  expect(await service.storage.db.select({ stored: count() }).from(applications)).toEqual([{ stored: 0 }])
})

const deep = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels)

/** The good payload as text with more keys at its end, where the last of two equal ones counts. */
const withKeys = (payload: unknown, keys: string) => `${JSON.stringify(payload).slice(0, -1)},${keys}}`

const hostile: readonly (readonly [what: string, body: (good: Record<string, unknown>) => string])[] = [
  ['nothing', () => ''],
  ['an open brace', () => '{'],
  ['two objects', (good) => JSON.stringify(good).repeat(2)],
  ['a trailing comma', (good) => JSON.stringify(good).replace(/\}$/, ',}')],
  ['text that is no JSON', () => 'fio=a&email=b'],
  ['null', () => 'null'],
  ['a number', () => '1'],
  ['a text', () => '"a"'],
  ['a list', (good) => JSON.stringify([good])],
  ['an empty list', () => '[]'],
  ['lists 100,000 deep', () => deep(100_000)],
  ['objects 40,000 deep', () => `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['lists 100,000 deep at a key', (good) => withKeys(good, `"deep":${deep(100_000)}`)],
  ['data 100,000 deep', (good) => JSON.stringify({ ...good, data: 0 }).replace('"data":0', `"data":${deep(100_000)}`)],
  ['documents 100,000 deep', (good) => JSON.stringify({ ...good, documents: 0 }).replace('"documents":0', `"documents":${deep(100_000)}`)],
  ['a list of 100,000', (good) => JSON.stringify({ ...good, data: Array(100_000).fill(1), documents: 1 })],
  ['__proto__', (good) => withKeys(good, '"__proto__":{"fio":"a"}')],
  ['__proto__ written with escapes', (good) => withKeys(good, '"\\u005f_proto__":{"fio":"a"}')],
  ['constructor', (good) => withKeys(good, '"constructor":{"prototype":{"fio":"a"}}')],
  ['constructor written with escapes', (good) => withKeys(good, '"\\u0063onstructor":1')],
  ['toString', (good) => withKeys(good, '"toString":"a"')],
  ['hasOwnProperty', (good) => withKeys(good, '"hasOwnProperty":1')],
  ['length', (good) => withKeys(good, '"length":1')],
  ['__proto__ further in', (good) => withKeys(good, '"data":[{"__proto__":{"city":"a"}}]')],
  ['only __proto__', (good) => JSON.stringify({ a: good }).replace('"a"', '"__proto__"')],
  ['300 kB of text', (good) => JSON.stringify({ ...good, message: 'x'.repeat(300_000) })],
  ['300 kB of spaces', (good) => JSON.stringify(good) + ' '.repeat(300_000)],
  ['a 100 kB email of @', (good) => JSON.stringify({ ...good, email: '@'.repeat(100_000), email_from: '@'.repeat(100_000) })],
]

describe.each((Object.values(forms) as Form[]).map((form) => [form.name, form] as const))('%s', (_, form) => {
  let good: Record<string, unknown>

  beforeAll(async () => {
    good = await applicant.payload(form)
  })

  const post = (body: string, headers: Record<string, string>, query = '') =>
    service.request(`${apiBase}/${form.endpoint}${query}`, { method: 'POST', headers, body })
  const json = () => ({ 'content-type': 'application/json', authorization: applicant.authorization })

  test.each(hostile)('%s is refused', async (_what, body) => {
    const answer = await post(body(good), json())
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.json()).toMatchObject({ error: { code: expect.stringMatching(/^(?:bad_body|invalid|too_large)$/) } })
    expect((await service.request('/healthz')).status).toBe(200)
  })

  test('without a valid token nothing is read', async () => {
    const body = JSON.stringify(good)
    for (const authorization of [undefined, 'Bearer garbage', `Bearer ${'x'.repeat(43)}`, applicant.token]) {
      const answer = await post(body, { 'content-type': 'application/json', ...(authorization && { authorization }) })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ error: { code: 'not_signed_in' } })
    }
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/jsonp', ''])(
    'the content type %j is refused',
    async (type) => {
      const answer = await post(JSON.stringify(good), { ...json(), 'content-type': type })
      expect(answer.status).toBe(415)
    },
  )

  test('other methods and unknown or repeated query keys are refused', async () => {
    const body = JSON.stringify(good)
    expect((await post(body, json(), '?lang=de')).status).toBe(400)
    expect((await post(body, json(), '?lang=kz&lang=ru')).status).toBe(400)
    expect((await post(body, json(), '?lang[]=kz')).status).toBe(400)
    expect((await post(body, json(), '?debug=1')).status).toBe(400)
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await service.request(`${apiBase}/${form.endpoint}`, {
        method,
        headers: json(),
        ...(method !== 'GET' && { body }),
      })
      expect([method, answer.status]).toEqual([method, 405])
    }
  })
})

test('300 kB are refused as too large', async () => {
  const { status, body } = await applicant.send(
    forms.vacancy,
    { ...(await applicant.payload(forms.vacancy)), student_id: 'x'.repeat(300_000) },
    {},
    'en',
  )
  expect(status).toBe(413)
  expect(body.error).toEqual({ code: 'too_large', message: 'The request is too large.' })
})
