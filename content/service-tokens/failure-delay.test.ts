import { ServiceError } from '@narkhoz/contract/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailureDelay, failureDelay } from './failure-delay.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a few mistakes cost nothing, more cost longer and longer, up to a limit', () => {
  const waits = Array.from({ length: 40 }, (_, at) => failureDelay(at + 1))
  expect(waits.slice(0, 3)).toEqual([0, 0, 0])
  expect(waits[3]).toBeGreaterThan(0)
  for (const [at, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(waits[at - 1] ?? 0)
  const longest = Math.max(...waits)
  expect(waits.filter((wait) => wait === longest).length).toBeGreaterThan(20)
  expect(failureDelay(100_000)).toBe(longest)
})

const outcome = (work: Promise<void>) => {
  const seen = { settled: false, error: undefined as unknown }
  work.then(
    () => {
      seen.settled = true
    },
    (error: unknown) => {
      seen.settled = true
      seen.error = error
    },
  )
  return seen
}

test('an answer is held back for as long as it says, and no longer', async () => {
  const slow = new FailureDelay()
  for (let at = 0; at < 3; at++) await slow.wrong('a')
  const fourth = outcome(slow.wrong('a'))
  await vi.advanceTimersByTimeAsync(failureDelay(4) - 1)
  expect(fourth.settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(fourth).toEqual({ settled: true, error: undefined })
})

test('only a few responses of one address are delayed at once; the rest get a Retry-After', async () => {
  const slow = new FailureDelay()
  const many = Array.from({ length: 100 }, () => outcome(slow.wrong('a')))
  await vi.advanceTimersByTimeAsync(0)
  const told = many.flatMap(({ error }) => (error === undefined ? [] : [error as ServiceError]))
  expect(told.length).toBeGreaterThan(80)
  for (const error of told) {
    expect(error).toBeInstanceOf(ServiceError)
    expect(error.code).toBe('too_many')
    expect(error.retryAfter).toBeGreaterThan(0)
  }
  await vi.advanceTimersByTimeAsync(failureDelay(1000))
  expect(many.every(({ settled }) => settled)).toBe(true)
})

test('addresses are delayed independently, and a success resets the delay', async () => {
  const slow = new FailureDelay()
  for (let at = 0; at < 50; at++) void slow.wrong('a').catch(() => undefined)
  await slow.wrong('b')
  slow.right('a')
  await slow.wrong('a')
})
