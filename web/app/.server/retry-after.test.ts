import { expect, test } from 'vitest'
import { retryAfter, retryAfterSeconds } from './retry-after.ts'

test('who is told to come again is told when, and nobody else', () => {
  expect(retryAfter(429)).toEqual({ 'Retry-After': String(retryAfterSeconds.tooMany) })
  expect(retryAfter(503)).toEqual({ 'Retry-After': String(retryAfterSeconds.unreachable) })
  for (const status of [200, 400, 404, 413, 422]) expect(retryAfter(status)).toEqual({})
})
