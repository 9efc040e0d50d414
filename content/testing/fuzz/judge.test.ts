import { expect, test } from 'vitest'
import { marker } from './hostile.ts'
import { reflects } from './judge.ts'

const sent = Buffer.from(`<p>${marker}</p><script>${marker}()</script>`)

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['', true],
  // What no browser takes for markup may hold what somebody sent, a list of applications for one.
  ['application/json', false],
  ['text/csv; charset=utf-8', false],
])('markup that was sent and comes back as %j counts: %s', (type, counts) => {
  expect(reflects(type, sent)).toBe(counts)
})

test('the same text is no markup once it is escaped', () => {
  expect(reflects('text/html', Buffer.from(`&lt;script>${marker}()&lt;/script>`))).toBe(false)
})
