import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, firstAdministratorAt } from '../../testing/staff-client.ts'
import { startService } from '../../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser

beforeAll(async () => {
  service = await startService('empty', { ADMIN_URL: 'http://content.university.example' })
  administrator = await firstAdministratorAt(service)
})
afterAll(() => service.stop())

const put = (headers: Record<string, string>, body: string | null = JSON.stringify({ lang: 'ru' })) =>
  service.request(`${adminBase}/me`, {
    method: 'PUT',
    headers: {
      cookie: [...administrator.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      host: 'content.university.example:4000',
      ...headers,
    },
    body,
  })

test.each<[string, Record<string, string>]>([
  ['our own page says so', { 'sec-fetch-site': 'same-origin' }],
  ['on plain http, by where it comes from', { origin: 'http://content.university.example' }],
  ['reached by another name, by that name', { origin: 'http://content.university.example:4000' }],
])('%s', async (_, headers) => {
  expect((await put(headers)).status).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://content.university.example' }],
  ['another name of the same site', { 'sec-fetch-site': 'same-site' }],
  ['a link or the address line', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['one that begins alike', { origin: 'http://content.university.example.evil.example' }],
  ['the same name at another port', { origin: 'http://content.university.example:8080' }],
  ['a page from a file', { origin: 'null' }],
  ['nobody says where from', {}],
])('%s is refused before anything is read', async (_, headers) => {
  const answer = await put(headers, 'not even JSON')
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ error: { code: 'foreign_origin' } })
})

test('a cross-site form that a browser would send without preflight is refused by its type, too', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await put({ 'sec-fetch-site': 'same-origin', 'content-type': type })).status).toBe(415)
})

test('answers are cached nowhere and readable by no other origin', async () => {
  const { headers } = await administrator.get('me')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const refused = await service.request(`${adminBase}/me`)
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toBeNull()
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['__proto__', '{"__proto__":{"role":"administrator"}}'],
  ['a deep one', '['.repeat(100_000)],
  ['half of one', '{"lang":'],
])('a body with %s is refused', async (_, body) => {
  expect((await put({ 'sec-fetch-site': 'same-origin' }, body)).status).toBe(400)
})

test('a large body is refused', async () => {
  expect((await put({ 'sec-fetch-site': 'same-origin' }, JSON.stringify({ name: 'x'.repeat(300_000) }))).status).toBe(413)
})
