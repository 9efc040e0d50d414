import { expect, test } from 'vitest'
import { marker } from './hostile.ts'
import { reflects, wrongWithClosing } from './judge.ts'

const sent = Buffer.from(`<p>${marker}</p><script>${marker}()</script>`)

test.each([
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['', true],
  // Types that no browser parses as markup may contain any input, such as a list of applications.
  ['application/json', false],
  ['text/csv; charset=utf-8', false],
])('markup in the input that is reflected as %j counts: %s', (type, counts) => {
  expect(reflects(type, sent)).toBe(counts)
})

test('the same text is no markup once it is escaped', () => {
  expect(reflects('text/html', Buffer.from(`&lt;script>${marker}()&lt;/script>`))).toBe(false)
})

const probe = { method: 'POST', path: '/a', headers: { 'x-original-url': 'a' } }
const long = 'a'.repeat(8000)

test.each([
  ['little', probe, true],
  ['a long address', { ...probe, path: `/${long}` }, true],
  ['an address and a header that are too long together', { ...probe, path: `/${long}`, headers: { a: long } }, false],
  ['a long body', { ...probe, body: Buffer.alloc(300_000) }, false],
])('hanging up on who sends %s is wrong or not', (_, sent, isWrong) => {
  expect(wrongWithClosing(sent, 'reset') !== undefined).toBe(isWrong)
})
