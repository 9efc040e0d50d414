import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContentClient } from '../../app/.server/content-client.ts'
import { createServiceAccount } from './service-account.ts'

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

let server: Server
let calls: { path: string; token: string; body: string; key: string }[]
let logins: number
let answer: (token: string, count: number) => Answer | 'silence'

const tokenOf = ({ headers }: IncomingMessage) => (headers.authorization ?? '').replace('Bearer ', '')

beforeEach(async () => {
  calls = []
  logins = 0
  answer = () => ({ status: 201, body: { data: { code: 'ABCD-EFGH' } } })
  server = createServer(async (request, response) => {
    const body = await text(request)
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.endsWith('auth/login')) {
      logins++
      return response.end(JSON.stringify({ data: { access_token: `token-${logins}`, expires_in: 3600 } }))
    }
    calls.push({ path, token: tokenOf(request), body, key: String(request.headers['idempotency-key']) })
    const said = answer(tokenOf(request), calls.length)
    if (said === 'silence') return request.socket.destroy()
    return response.writeHead(said.status, said.headers).end(JSON.stringify(said.body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const credential = { email: 'site@localhost', key: 'k'.repeat(24) }

const account = () =>
  createServiceAccount({
    client: createContentClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    credential,
    log: pino({ level: 'silent' }),
  })

const sender = { lang: 'kz', requestId: 'request-1' } as const

const post = async (of: ReturnType<typeof account>) =>
  (await of.within(sender, (session) => session.post('applications/vacancy', { a: 1 }, { 'idempotency-key': 'one-key-1' }))) ?? {
    is: 'without a token',
  }

test('one token serves many posts', async () => {
  const site = account()
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(site)))
  expect(answers.every(({ is }) => is === 'stored')).toBe(true)
  expect(logins).toBe(1)
})

test('an expired token is renewed once, however many posts find it so', async () => {
  const site = account()
  await post(site)
  answer = (token) =>
    token === 'token-1' ? { status: 401, body: { error: { code: 'not_signed_in' } } } : { status: 201, body: { data: {} } }
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(site)))
  expect(answers.every(({ is }) => is === 'stored')).toBe(true)
  expect(logins).toBe(2)
})

test('a token that is never taken ends in an error and not in a circle', async () => {
  answer = () => ({ status: 401, body: { error: { code: 'not_signed_in' } } })
  expect(await post(account())).toEqual({ is: 'without a token' })
  expect(calls.length).toBe(2)
})

test('a post that breaks off is sent once more under the same key', async () => {
  answer = (_, count) => (count === 1 ? 'silence' : { status: 201, body: { data: { code: 'X' } } })
  expect(await post(account())).toEqual({ is: 'stored', data: { code: 'X' } })
  expect(calls.map(({ key }) => key)).toEqual(['one-key-1', 'one-key-1'])
})

test('nothing that was meant for the service goes where it is sent on to', async () => {
  const elsewhere: string[] = []
  const other = createServer((request, response) => {
    elsewhere.push(request.url ?? '')
    response.end('{}')
  })
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/x`
  for (const status of [301, 302, 303, 307, 308]) {
    answer = () => ({ status, body: {}, headers: { location } })
    expect(await post(account())).toEqual({ is: 'unreachable' })
  }
  expect(elsewhere).toEqual([])
  other.close()
})

test('validation errors of the service are reported by field', async () => {
  answer = () => ({ status: 422, body: { error: { code: 'invalid', fields: { phone: 'қате' } } } })
  expect(await post(account())).toEqual({ is: 'invalid', fields: { phone: 'қате' } })
})

test.each([500, 502])('a status of %i is never a success', async (status) => {
  answer = () => ({ status, body: 'garbage' })
  expect((await post(account())).is).toBe('unreachable')
})

test('an oversized response is not read to its end, and never a success', async () => {
  answer = () => ({ status: 201, body: { data: { code: 'X'.repeat(2_000_000) } } })
  expect((await post(account())).is).toBe('unreachable')
})

test('too many requests are reported as such, and not retried at once', async () => {
  answer = () => ({ status: 429, body: { error: { code: 'too_many' } } })
  expect(await post(account())).toEqual({ is: 'too_many', comeAgain: undefined })
  expect(calls).toHaveLength(1)
})

test('a file and its form go with one token: where that is not taken any more, both go again with the next', async () => {
  const site = account()
  await post(site)
  calls.length = 0
  answer = (token, count) =>
    token === 'token-1' && count > 1 ? { status: 401, body: { error: { code: 'not_signed_in' } } } : { status: 201, body: { data: {} } }
  const done = await site.within(sender, async (session) => {
    await session.upload(new File(['%PDF-'], 'a.pdf'))
    return session.post('applications/vacancy', { a: 1 }, { 'idempotency-key': 'one-key-1' })
  })
  expect(done?.is).toBe('stored')
  expect(calls.map(({ path, token }) => [path.split('/').at(-1), token])).toEqual([
    ['store', 'token-1'],
    ['vacancy', 'token-1'],
    ['store', 'token-2'],
    ['vacancy', 'token-2'],
  ])
})

test('without a credential nothing is sent', async () => {
  const without = createServiceAccount({
    client: createContentClient('http://127.0.0.1:9'),
    credential: undefined,
    log: pino({ level: 'silent' }),
  })
  expect(await post(without)).toEqual({ is: 'without a token' })
})
