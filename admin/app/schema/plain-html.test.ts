import { expect, test } from 'vitest'
import { htmlFromPlain, isPlainHtml, plainFromHtml } from './plain-html.ts'

test.each(['a < b & c > d', '&lt;', 'Алматы & Астана', ''])('text typed into a cell is read verbatim: %s', (typed) => {
  expect(isPlainHtml(htmlFromPlain(typed))).toBe(true)
  expect(plainFromHtml(htmlFromPlain(typed))).toBe(typed)
})

test('a text with markup is no plain one', () => {
  expect(isPlainHtml('450 <strong>еуро</strong>')).toBe(false)
})
