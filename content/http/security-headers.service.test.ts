import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credential } from '../testing/credential.ts'
import { openSender } from '../testing/fuzz/probe.ts'
import { type Browser, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'
import { createServiceServer } from './server.ts'

const secure = { ADMIN_URL: 'https://cms.university.example', SITE_URL: 'https://university.example' }

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser
let picture: string

beforeAll(async () => {
  service = await startService('seeded with files', secure)
  administrator = await firstAdministratorAt(service)
  const news = await (await service.request(`${apiBase}/news`)).text()
  picture = /\/media\/[\w.-]+/.exec(news)?.[0] ?? ''
})
afterAll(() => service.stop())

const json = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...more },
  body: JSON.stringify(body),
})

/** One answer of every kind that there is. */
const kinds: readonly (readonly [string, number, () => Promise<Response>])[] = [
  ['content', 200, () => service.request(`${apiBase}/schools?lang=ru`)],
  ['content from memory', 200, () => service.request(`${apiBase}/schools?lang=ru`)],
  ['content’s headers alone', 200, () => service.request(`${apiBase}/schools?lang=ru`, { method: 'HEAD' })],
  ['content that is not there', 404, () => service.request(`${apiBase}/schools/nothing`)],
  ['an address that cannot be read', 400, () => service.request(`${apiBase}/pages/%ff`)],
  ['a query that is wrong', 400, () => service.request(`${apiBase}/schools?lang=de`)],
  ['a method that is not taken', 405, () => service.request(`${apiBase}/schools`, { method: 'DELETE' })],
  ['nothing at all', 404, () => service.request('/')],
  ['health', 200, () => service.request('/healthz')],
  ['readiness', 200, () => service.request('/readyz')],
  ['counters', 200, () => service.request('/metrics')],
  ['the description of the API', 200, () => service.request(`${apiBase}/openapi.json`)],
  ['its page', 200, () => service.request(`${apiBase}/docs`)],
  ['a picture', 200, () => service.request(picture)],
  ['a picture that is not there', 404, () => service.request(`/media/${'0'.repeat(32)}.png`)],
  ['a login', 200, () => service.request(`${apiBase}/auth/login`, json(credential))],
  ['a login that is wrong', 401, () => service.request(`${apiBase}/auth/login`, json({}))],
  ['an application without a token', 401, () => service.request(`${apiBase}/applications/vacancy`, json({}))],
  ['a body of another type', 415, () => service.request(`${apiBase}/auth/login`, { method: 'POST', body: 'a' })],
  ['a body that is too large', 413, () => service.request(`${apiBase}/auth/login`, json('a'.repeat(300_000)))],
  ['a private file', 401, () => service.request(`${apiBase}/files/a`)],
  ['an operator’s command', 401, () => service.request('/operator/seed', json({ args: [] }))],
  ['the way to the screens', 308, () => service.request('/admin')],
  ['a file of the screens that is gone', 404, () => service.request('/admin/assets/gone.js')],
  ['a call of the screens', 200, () => administrator.send('GET', 'me')],
  ['a call by nobody', 401, () => service.request(`${adminBase}/me`)],
  ['a call from elsewhere', 403, () => service.request(`${adminBase}/auth/sign-in`, json({}, { 'sec-fetch-site': 'cross-site' }))],
]

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
  // A year, more than any recommendation.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test.each(kinds)('%s carries what protects it', async (kind, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  const headers = Object.fromEntries(answer.headers)
  // Pages elsewhere may show a public picture.
  const own = kind === 'a picture' ? { 'cross-origin-resource-policy': 'cross-origin' } : {}
  expect(headers).toMatchObject({ ...everywhere, ...own })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
  await answer.body?.cancel()
})

test('the page of the screens, built or not, carries it too', async () => {
  const answer = await service.request('/admin/applications')
  expect([200, 503]).toContain(answer.status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(everywhere)
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('so does the stream of changes', async () => {
  const stopped = new AbortController()
  const answer = await service.request(`${apiBase}/changes`, { signal: stopped.signal })
  expect(Object.fromEntries(answer.headers)).toMatchObject(everywhere)
  stopped.abort()
  await answer.body?.cancel().catch(() => undefined)
})

test('a malformed request is refused with the same headers', async () => {
  const server = createServiceServer(service.fetch, service.service).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sender = openSender((server.address() as AddressInfo).port)
  const answer = await sender.send({ method: 'GET', path: '/', headers: { host: 'a b' } })
  expect(answer).toMatchObject({ status: 400, headers: everywhere })
  expect('body' in answer && JSON.parse(String(answer.body))).toEqual({ error: { code: 'bad_address', message: expect.any(String) } })
  sender.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('HSTS is sent only where the screens are served over TLS', async () => {
  const plain = await startService('empty')
  for (const path of ['/healthz', '/admin/', `${apiBase}/schools`])
    expect((await plain.request(path)).headers.get('strict-transport-security'), path).toBeNull()
  await plain.stop()
})
