import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, ask, speak, tell } from './ask.ts'
import { RefusedError, UnreachableError } from './failure.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  speak('kz')
})

const answering = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_address: string, _options: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('an address has its parameters, the language and only the requested keys', () => {
  expect(addressOf(entryCalls.read, { params: { plural: 'news', id: 12 } })).toBe('/api/v1/admin/entries/news/12?lang=kz')
  expect(addressOf(entryCalls.list, { params: { plural: 'a/b' }, query: { q: 'ә', page: 2, status: undefined } })).toBe(
    '/api/v1/admin/entries/a%2Fb?lang=kz&q=%D3%99&page=2',
  )
})

test('the service is called in the language of the screens, and a writing call is JSON', async () => {
  speak('ru')
  const fetched = answering(200, { data: { done: true } })
  await tell(accountCalls.updateMe, { body: { name: 'Әлия' } })
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/v1/admin/me?lang=ru',
    { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"name":"Әлия"}' },
  ])
})

test('a refusal brings its code, its words, its fields and what came with it', async () => {
  answering(409, { error: { code: 'conflict', message: 'Жаңа нұсқа бар.', fields: { title: 'жоқ' } }, data: { version: 3 } })
  const failure = await ask(accountCalls.me).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RefusedError)
  expect(failure).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Жаңа нұсқа бар.',
    fields: { title: 'жоқ' },
    data: { version: 3 },
  })
})

test('a response that is not the service’s own is reported by its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(ask(accountCalls.me)).rejects.toMatchObject({ status: 502, code: 'unknown' })
})

test('an unreachable service is distinguished from one that refuses', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await expect(ask(accountCalls.me)).rejects.toBeInstanceOf(UnreachableError)
})
