import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

let seconds = 0
beforeEach(() => {
  seconds = 1000
  vi.spyOn(TokenBuckets, 'now').mockImplementation(() => seconds)
})
afterEach(() => void vi.restoreAllMocks())

test('a bucket gives as many tokens as it holds, then one at a time as they refill', () => {
  const buckets = new TokenBuckets({ capacity: 3, secondsPerToken: 10 })
  for (let time = 0; time < 3; time++) {
    expect(buckets.waitFor('a')).toBe(0)
    buckets.take('a')
  }
  expect(buckets.waitFor('a')).toBe(10)
  expect(buckets.waitFor('b')).toBe(0)
  seconds += 4
  expect(buckets.waitFor('a')).toBeCloseTo(6)
  seconds += 6
  expect(buckets.waitFor('a')).toBe(0)
  buckets.take('a')
  expect(buckets.waitFor('a')).toBe(10)
})

test('neither time nor returned tokens exceed its capacity', () => {
  const buckets = new TokenBuckets({ capacity: 2, secondsPerToken: 1 })
  buckets.take('a')
  seconds += 3600
  for (let time = 0; time < 5; time++) buckets.giveBack('a')
  buckets.take('a')
  buckets.take('a')
  expect(buckets.waitFor('a')).toBe(1)
})

test('names that are only looked up evict nothing', () => {
  const buckets = new TokenBuckets({ capacity: 1, secondsPerToken: 60 })
  buckets.take('a')
  for (let at = 0; at < 50_000; at++) buckets.waitFor(`other ${at}`)
  expect(buckets.waitFor('a')).toBe(60)
})
