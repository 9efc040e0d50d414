import { expect, test } from 'vitest'
import { retryAfter, retryAfterSeconds } from './retry-after.ts'

test('refusals with a retry time say when, and no others', () => {
  expect(retryAfter(429)).toEqual({ 'Retry-After': String(retryAfterSeconds.tooMany) })
  expect(retryAfter(503)).toEqual({ 'Retry-After': String(retryAfterSeconds.unreachable) })
  for (const status of [200, 400, 404, 413, 422]) expect(retryAfter(status)).toEqual({})
})
