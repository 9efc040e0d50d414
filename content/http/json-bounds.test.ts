import { growthByEight, linear } from '@narkhoz/server-kit/testing/growth.ts'
import { describe, expect, test } from 'vitest'
import { isJsonWithin } from './json-bounds.ts'

const limits = { values: 5, depth: 3 }

describe('JSON', () => {
  test.each([
    '1',
    '"a,b[[[[{{{{,,,,,,"',
    '"\\"[[[[,,,,,,\\\\"',
    '[1,2,3]',
    '[[[]]]',
    '{"a":{"b":1},"c":2}',
    '{"[[[[":",,,,,,"}',
    '',
    '"',
    ']]]]',
  ])('%s is within its limits', (json) => {
    expect(isJsonWithin(json, limits)).toBe(true)
  })

  test.each(['[1,2,3,4,5]', '[[[[]]]]', '{"a":{"b":{"c":{}}}}', '["\\\\",[[[[', '[{},{},{}]', ',,,,,', '["\\"",1,2,3,4]', ']]][[[[[[[[['])(
    '%s is not',
    (json) => {
      expect(isJsonWithin(json, limits)).toBe(false)
    },
  )
})

test.each(['[', '{"a":', '1,', '"', '\\', '"\\', ' ', '"",', ']'])('a body of %j takes time in proportion to its length', (piece) => {
  const wide = { values: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY }
  expect(growthByEight((length) => isJsonWithin(piece.repeat(Math.ceil(length / piece.length)), wide))).toBeLessThan(linear)
})
