import { expect, test } from 'vitest'
import { barePath, pagePath } from './page-path.ts'

test.each([
  ['/summer/', 'summer'],
  [' / summer/2026 // ', 'summer/2026'],
  ['a b', 'a b'],
  ['//', ''],
])('%j is stored as %j', (typed, stored) => expect(barePath(typed)).toBe(stored))

test('a run of slashes within a path is left, however long it is', () => {
  const typed = `a${'/'.repeat(200_000)}b`
  expect(barePath(typed)).toBe(typed)
  expect(pagePath.test(typed)).toBe(false)
})
