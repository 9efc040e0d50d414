import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { samplePayload } from '@narkhoz/contract/forms/sample.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rowsOf } from '../storage/storage.ts'
import { credential } from '../testing/credential.ts'
import { openService, startService } from '../testing/test-service.ts'
import { FailureDelay } from './failure-delay.ts'

let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
afterEach(() => void vi.restoreAllMocks())

const json = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** A login on a connection from an address, as the server would hand it on. */
const loginFrom = async (
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
  node: Pick<typeof service, 'fetch'> = service,
) => {
  const request = new Request(`http://service.test${apiBase}/auth/login`, {
    ...json,
    headers: { ...json.headers, ...headers },
    body: JSON.stringify(body),
  })
  // The parts of a connection that the service reads.
  const bindings = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' }, headers } }
  const answer = await node.fetch(request, bindings as unknown as HttpBindings)
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, Record<string, unknown>> }
}

const apply = (token: string, node: Pick<typeof service, 'request'> = service) =>
  node.request(`${apiBase}/${forms.vacancy.endpoint}`, {
    ...json,
    headers: { ...json.headers, authorization: `Bearer ${token}` },
    body: JSON.stringify(samplePayload(forms.vacancy)),
  })

test('the right email and key get an uncacheable token for an hour', async () => {
  const { status, headers, body } = await loginFrom('192.0.2.1', credential)
  expect(status).toBe(200)
  expect(body).toEqual({
    data: { access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'Bearer', expires_in: constants.tokenSeconds },
  })
  expect(constants.tokenSeconds).toBe(3600)
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await apply(body.data?.access_token as string)).status).toBe(201)
})

test.each<[string, unknown]>([
  ['another email', { ...credential, email: 'other@tests.local' }],
  ['another key', { ...credential, key: `${credential.key}x` }],
  ['a part of the key', { ...credential, key: credential.key.slice(0, -1) }],
  ['the email in other letters', { ...credential, email: credential.email.toUpperCase() }],
  ['nothing', {}],
  ['no key', { email: credential.email }],
  ['a key that is no text', { ...credential, key: [credential.key] }],
  ['a key that is an object', { ...credential, key: { $ne: '' } }],
  ['more than is asked for', { ...credential, role: 'admin' }],
  ['a list', [credential]],
  ['null', null],
  ['a text', 'email'],
  ['a very long key', { ...credential, key: 'x'.repeat(10_000) }],
])('%s is not let in', async (_, body) => {
  const answer = await loginFrom('192.0.2.2', body)
  expect(answer.status).toBe(401)
  expect(answer.body.error?.code).toBe('wrong_credential')
  await loginFrom('192.0.2.2', credential)
})

test('guesses are delayed, and nothing else: the right credential succeeds at once from the same address', async () => {
  // The clock is stopped, so that a delayed response stays delayed until it advances.
  const gate = Promise.withResolvers<void>()
  vi.spyOn(FailureDelay, 'wait').mockReturnValue(gate.promise)
  const wrong = { ...credential, key: 'a-guess' }
  const answered: number[] = []
  const guesses = Promise.all(
    Array.from({ length: 100 }, async () => {
      const { status, headers } = await loginFrom('198.51.100.1', wrong)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      answered.push(status)
    }),
  )
  expect((await loginFrom('198.51.100.2', wrong)).status).toBe(401)
  expect((await loginFrom('198.51.100.1', credential)).status).toBe(200)
  expect(answered.length).toBeLessThan(100)
  gate.resolve()
  await guesses
  expect(new Set(answered)).toEqual(new Set([401, 429]))
})

test('a forwarding header of an untrusted client is ignored', async () => {
  const wrong = { ...credential, key: 'a-guess' }
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, at) => loginFrom('198.51.100.3', wrong, { 'x-forwarded-for': `203.0.113.${at}` })),
  )
  expect(guesses.some(({ status }) => status === 429)).toBe(true)
})

/** Thirty wrong logins, and how they were answered. */
const guesses = async (from: (at: number) => Parameters<typeof loginFrom>) =>
  new Set((await Promise.all(Array.from({ length: 30 }, (_, at) => loginFrom(...from(at))))).map(({ status }) => status))
const guess = { ...credential, key: 'a-guess' }

test('who guesses from the many addresses of one IPv6 network waits as from one, and their neighbours do not', async () => {
  expect(await guesses((at) => [`2001:db8:1:2:${at}::${at}`, guess])).toEqual(new Set([401, 429]))
  expect(await guesses((at) => [`2001:db8:1:${at + 100}::1`, guess])).toEqual(new Set([401]))
  expect((await loginFrom('2001:db8:1:2::99', credential)).status).toBe(200)
})

test('behind a proxy only the proxy’s entry counts, and never one that a client wrote before it', async () => {
  const behind = await startService('empty', { TRUST_PROXY: '10.0.0.0/8' })
  try {
    const through = (forwarded: string): Parameters<typeof loginFrom> => ['10.0.0.1', guess, { 'x-forwarded-for': forwarded }, behind]
    expect(await guesses((at) => through(`203.0.113.${at}`))).toEqual(new Set([401]))
    expect(await guesses((at) => through(`203.0.113.${at}, 198.51.100.1`))).toEqual(new Set([401, 429]))
    expect(await guesses((at) => through(`203.0.113.${at}, unknown`))).toEqual(new Set([401, 429]))
  } finally {
    await behind.stop()
  }
})

test('only the hash of a token is stored', async () => {
  const token = await service.token()
  const rows = rowsOf<{ row: string }>(await service.storage.db.execute(sql`select row_to_json(t)::text as row from access_tokens t`))
  expect(rows.some(({ row }) => row.includes(createHash('sha256').update(token).digest('hex')))).toBe(true)
  expect(rows.some(({ row }) => row.includes(token))).toBe(false)
})

const expire = () => service.storage.db.execute(sql`update access_tokens set expires_at = now() - interval '1 second'`)

test('a token ends with its hour', async () => {
  const token = await service.token()
  await expire()
  const answer = await apply(token)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
})

test('a token that a node remembers ends too', async () => {
  const token = await service.token()
  expect((await apply(token)).status).toBe(201)
  await expire()
  const later = performance.now() + constants.tokenSeconds * 1000 + 1000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  expect((await apply(token)).status).toBe(401)
  clock.mockRestore()
})

test('tokens that ended are removed', async () => {
  await service.token()
  await expire()
  await service.token()
  const rows = rowsOf<{ count: number }>(await service.storage.db.execute(sql`select count(*)::int as count from access_tokens`))
  expect(rows).toEqual([{ count: 1 }])
})

test.each([
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'x'.repeat(43)}`,
  `Basic ${btoa(`${credential.email}:${credential.key}`)}`,
  `Bearer ${'x'.repeat(5000)}`,
  `Bearer ${credential.key}`,
])('%s opens nothing', async (authorization) => {
  const answer = await service.request(`${apiBase}/${forms.vacancy.endpoint}`, {
    ...json,
    headers: { ...json.headers, authorization },
    body: '{}',
  })
  expect(answer.status).toBe(401)
})

test.runIf(process.env.STORAGE === 'postgres')('a token of one node is valid at another on the same database', async () => {
  const other = await openService(service.variables)
  try {
    expect((await apply(await service.token(), other)).status).toBe(201)
    expect((await apply(await other.token())).status).toBe(201)
  } finally {
    await other.stop()
  }
})
