import { apiBase } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
const log: Record<string, unknown>[] = []

beforeAll(async () => {
  service = await startService('seeded', {}, createLog('info', { write: (line) => log.push(JSON.parse(line)) }))
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())

const metrics = async () => (await service.request('/metrics')).text()
const counted = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? 0,
  )
const ready = async () => (await service.request('/readyz')).status

test('a healthy service says so, uncached', async () => {
  for (const [path, body] of [
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ] as const) {
    const answer = await service.request(path)
    expect([answer.status, await answer.json()]).toEqual([200, body])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('health is answered from memory: no query, no log line', async () => {
  const asked = vi.spyOn(service.storage, 'ping')
  const before = log.length
  for (let at = 0; at < 50; at++) for (const path of ['/healthz', '/readyz', '/metrics']) await service.request(path)
  expect(asked.mock.calls.length).toBeLessThan(3)
  expect(log).toHaveLength(before)
  asked.mockRestore()
})

test('metrics are in the format of Prometheus and count what happened', async () => {
  const before = await metrics()
  const payload = await applicant.payload(forms.registration)
  expect((await applicant.send(forms.registration, payload)).status).toBe(201)
  expect((await applicant.store('a.exe', Buffer.from('MZ'))).status).toBe(422)
  await service.request(`${apiBase}/nowhere`)
  await service.request(`${apiBase}/search/index?query=qzxvw&lang=en`)
  const answer = await service.request('/metrics')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const after = await answer.text()
  for (const line of after.split('\n').filter(Boolean)) expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{.*\})? [-+\w.]+)$/)
  const more = (name: string) => counted(after, name) - counted(before, name)
  expect(more('content_applications_total{form="registration"}')).toBe(1)
  expect(more('content_searches_total{outcome="in_vain"}')).toBe(1)
  expect(more('content_uploads_total{outcome="stored"}')).toBe(1)
  expect(more('content_uploads_total{outcome="refused"}')).toBe(1)
  expect(more('content_request_seconds_count{route="applications/registration",method="POST",status="201"}')).toBe(1)
  expect(more('content_request_seconds_count{route="other",method="GET",status="404"}')).toBe(1)
  expect(after).toMatch(/^process_resident_memory_bytes \d+/m)
})

test('an id that a request brings is echoed and written down, a bad one replaced', async () => {
  for (const [path, status] of [
    ['/schools', 200],
    ['/nowhere', 404],
  ] as const) {
    const id = crypto.randomUUID()
    const answer = await service.request(`${apiBase}${path}?lang=en`, { headers: { 'x-request-id': id } })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([status, id])
    expect(log.at(-1)).toMatchObject({ requestId: id, path: `${apiBase}${path}`, method: 'GET', status, msg: 'request' })
  }
  for (const bad of ['short', 'x'.repeat(65), 'with space and more', '{"level":60}', '<script>']) {
    const answer = await service.request(`${apiBase}/schools`, { headers: { 'x-request-id': bad } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.stringify(log.at(-1))).not.toContain(bad)
  }
})

test('the answer to an application carries its id as well', async () => {
  const id = crypto.randomUUID()
  const answer = await service.request(`${apiBase}/${forms.vacancy.endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: applicant.authorization, 'x-request-id': id },
    body: JSON.stringify(await applicant.payload(forms.vacancy)),
  })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([201, id])
})

test.runIf(process.env.STORAGE === 'postgres')(
  'a lost database is reported, nothing is acknowledged, and all is well when it is back',
  async () => {
    const name = new URL(service.variables.DATABASE_URL ?? '').pathname.slice(1)
    const admin = new pg.Client(inject('postgresUrl'))
    await admin.connect()
    const payload = await applicant.payload(forms.vacancy)
    expect((await service.request(`${apiBase}/schools?lang=ru`)).status).toBe(200)

    await admin.query(`alter database ${name} allow_connections false`)
    const cutOff = () => admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await cutOff()
    const { status, body } = await applicant.send(forms.vacancy, payload, { 'idempotency-key': 'through-the-outage' }, 'en')
    expect([status, body.error.code]).toEqual([503, 'unavailable'])
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 60_000, interval: 100 })
    expect((await service.request('/healthz')).status).toBe(200)
    // Cached content is answered; anything else is an outage, and never a 404.
    expect((await service.request(`${apiBase}/schools?lang=ru`)).status).toBe(200)
    expect((await service.request(`${apiBase}/pages/mission-and-values?lang=en`)).status).toBe(503)

    await admin.query(`alter database ${name} allow_connections true`)
    await admin.end()
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 60_000, interval: 100 })
    expect((await applicant.send(forms.vacancy, payload, { 'idempotency-key': 'through-the-outage' })).status).toBe(201)
  },
)
