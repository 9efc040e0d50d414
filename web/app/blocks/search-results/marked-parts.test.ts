import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Право и экономика', 'право', '[Право] и экономика'],
  ['Вислинский университет экономики и права', 'экономика право', 'Вислинский университет [экономики] и [права]'],
  ['Магистратураға түсу', 'магистратура', '[Магистратураға] түсу'],
  ['Все самолёты', 'САМОЛЕТЫ', 'Все [самолёты]'],
  ['Art of the start', 'art', '[Art] of the start'],
  ['Үй үйлесімі', 'үй', '[Үй] үйлесімі'],
  ['Grants', 'grant', '[Grants]'],
])('in %j the words of %j are marked', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('markup and patterns in a query are words like any other', () => {
  expect(marked('a <b> b .* (x', '<b> .* (')).toBe('a <[b]> [b] .* (x')
  expect(marked('text', '')).toBe('text')
  expect(marked('text', '***')).toBe('text')
})

test('nothing of the text is lost', () => {
  const text = 'Ә, «Нархоз» – 2026!'
  expect(
    markedParts(text, 'нархоз 2026')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
