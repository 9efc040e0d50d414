import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '../../app/.server/content.ts'
import { Unreachable } from '../../app/.server/content-error.ts'
import { createQueryRedirects } from './query-redirects.ts'

type Call = Content['queryRedirects']

const old = { what: 'page', lang: 'ru', path: '/page', search: '?id=5' } as const
const answers: Call = async () => [{ from: '/page?id=5', to: '/history' }]
const hangs: Call = () => new Promise(() => {})

/** Redirects from a service that can be put into trouble. */
const redirectsOf = (call: Call) => {
  const service = { queryRedirects: vi.fn(call) }
  return { service, redirect: createQueryRedirects(() => service) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('an old address leads on in the visitor’s language, and one without a query is not looked up', async () => {
  const { service, redirect } = redirectsOf(answers)
  expect(await redirect({ ...old, search: '' })).toBeUndefined()
  expect(service.queryRedirects).not.toHaveBeenCalled()
  expect(await redirect(old)).toBe('/ru/history')
})

test.each<[string, Call]>([
  ['hangs', hangs],
  ['is away', () => Promise.reject(new Unreachable())],
])('a service that %s leaves the table that was read last', async (_, trouble) => {
  const { service, redirect } = redirectsOf(answers)
  await redirect(old)
  service.queryRedirects.mockImplementation(trouble)
  await vi.advanceTimersByTimeAsync(60_000)
  const found = redirect(old)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await found).toBe('/ru/history')
})

test('a service that hangs delays one request and is called once; it delays again after a response', async () => {
  const { service, redirect } = redirectsOf(hangs)
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Call>>>()
  service.queryRedirects.mockReturnValueOnce(promise)
  const first = redirect(old)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await first).toBeUndefined()
  // No time passes.
  expect(await redirect(old)).toBeUndefined()
  expect(service.queryRedirects).toHaveBeenCalledTimes(1)
  resolve(await answers())
  await vi.advanceTimersByTimeAsync(0)
  expect(await redirect(old)).toBe('/ru/history')
})

test('a service that hangs and then answers nonsense, with nobody waiting, ends nothing', async () => {
  const { service, redirect } = redirectsOf(hangs)
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Call>>>()
  service.queryRedirects.mockReturnValueOnce(Promise.reject(new Unreachable())).mockReturnValueOnce(promise)
  await redirect(old)
  await vi.advanceTimersByTimeAsync(60_000)
  const first = redirect(old)
  await vi.advanceTimersByTimeAsync(60_000)
  await first
  resolve(null as never)
  await vi.advanceTimersByTimeAsync(60_000)
  service.queryRedirects.mockRejectedValueOnce(new TypeError('nonsense'))
  expect(await redirect(old)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
})
