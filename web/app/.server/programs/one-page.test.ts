import { expect, test } from 'vitest'
import { NotFound } from '../content-error.ts'
import { onePage } from './one-page.ts'

const letters = [...'abcde']

test.each([
  [undefined, ['a', 'b'], 1],
  ['', ['a', 'b'], 1],
  ['2', ['c', 'd'], 2],
  ['3', ['e'], 3],
])('page %o holds %o', (asked, items, page) => {
  expect(onePage(letters, asked, 2)).toEqual({ items, page, last: 3 })
})

test('an empty list has one page', () => {
  expect(onePage([], undefined, 2)).toEqual({ items: [], page: 1, last: 1 })
})

test.each(['4', '0', '-1', '1.5', 'x', '1e1', ' 1'])('there is no page %o', (asked) => {
  expect(() => onePage(letters, asked, 2)).toThrow(NotFound)
})
