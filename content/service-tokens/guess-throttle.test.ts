import { ServiceError } from '@narkhoz/contract/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailureDelay } from './failure-delay.ts'
import { GuessThrottle } from './guess-throttle.ts'
import { TokenBuckets } from './token-buckets.ts'

let seconds = 0
beforeEach(() => {
  seconds = 1000
  vi.spyOn(TokenBuckets, 'now').mockImplementation(() => seconds)
  vi.spyOn(FailureDelay, 'wait').mockResolvedValue()
})
afterEach(() => void vi.restoreAllMocks())

const limits = {
  pair: { capacity: 4, secondsPerToken: 60, atOnce: 3 },
  network: { capacity: 10, secondsPerToken: 5 },
}
const wrong = vi.fn(async () => {
  throw new ServiceError('wrong_sign_in')
})
const right = vi.fn(async () => 'in')
afterEach(() => void vi.clearAllMocks())

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (error: unknown) => (error as ServiceError).code,
  )

test('past the limit nothing is compared, not even the correct one, until tokens refill', async () => {
  const throttle = new GuessThrottle(limits)
  for (let time = 0; time < 10; time++) await codeOf(throttle.attempt({ pair: 'a', network: 'n' }, wrong))
  expect(wrong).toHaveBeenCalledTimes(4)
  const refused = await throttle.attempt({ pair: 'a', network: 'n' }, right).catch((error: unknown) => error as ServiceError)
  expect(refused).toMatchObject({ code: 'too_many', retryAfter: 60 })
  expect(right).not.toHaveBeenCalled()
  seconds += 60
  expect(await codeOf(throttle.attempt({ pair: 'a', network: 'n' }, right))).toBe('in')
})

test('what one limit refuses uses no token of the others', async () => {
  const throttle = new GuessThrottle(limits)
  for (let time = 0; time < 100; time++) await codeOf(throttle.attempt({ pair: 'a', network: 'n' }, wrong))
  for (let time = 0; time < 6; time++)
    expect(await codeOf(throttle.attempt({ pair: `b${time}`, network: 'n' }, wrong))).toBe('wrong_sign_in')
  expect(await codeOf(throttle.attempt({ pair: 'c', network: 'n' }, right))).toBe('too_many')
  expect(await codeOf(throttle.attempt({ pair: 'c', network: 'm' }, right))).toBe('in')
})

test('a right one costs nothing and forgives nothing, and a failure of ours costs nothing', async () => {
  const throttle = new GuessThrottle(limits)
  const attempt = (compare: () => Promise<unknown>) => codeOf(throttle.attempt({ pair: 'a', network: 'n' }, compare))
  const broken = async () => {
    throw new ServiceError('unavailable')
  }
  for (let time = 0; time < 3; time++) await attempt(wrong)
  for (let time = 0; time < 20; time++) expect([await attempt(right), await attempt(broken)]).toEqual(['in', 'unavailable'])
  expect(await attempt(wrong)).toBe('wrong_sign_in')
  expect(await attempt(right)).toBe('too_many')
})

test('many at once are counted before any of them is compared', async () => {
  const throttle = new GuessThrottle({ network: { capacity: 10, secondsPerToken: 5 } })
  const gate = Promise.withResolvers<void>()
  const compare = vi.fn(async () => {
    await gate.promise
    throw new ServiceError('not_found')
  })
  const guesses = Array.from({ length: 1000 }, () => codeOf(throttle.attempt({ network: 'n' }, compare)))
  expect(compare).toHaveBeenCalledTimes(10)
  gate.resolve()
  const told = await Promise.all(guesses)
  expect(told.filter((code) => code === 'not_found')).toHaveLength(10)
  expect(told.filter((code) => code === 'too_many')).toHaveLength(990)
})

test('while the limit of delayed responses is reached, nothing more is compared; once they are sent, it is again', async () => {
  const throttle = new GuessThrottle({ pair: { capacity: 100, secondsPerToken: 60, atOnce: 3 } })
  for (let time = 0; time < 3; time++) await codeOf(throttle.attempt({ pair: 'a' }, wrong))
  const gate = Promise.withResolvers<void>()
  vi.spyOn(FailureDelay, 'wait').mockReturnValue(gate.promise)
  const held = Array.from({ length: 3 }, () => codeOf(throttle.attempt({ pair: 'a' }, wrong)))
  expect(await codeOf(throttle.attempt({ pair: 'a' }, right))).toBe('too_many')
  expect(await codeOf(throttle.attempt({ pair: 'b' }, right))).toBe('in')
  gate.resolve()
  expect(await Promise.all(held)).toEqual(['wrong_sign_in', 'wrong_sign_in', 'wrong_sign_in'])
  expect(await codeOf(throttle.attempt({ pair: 'a' }, right))).toBe('in')
})
