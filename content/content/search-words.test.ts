import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['бизнес-мектеп', 'бизнес-мектеп'],
  ['мектеп -бизнес', 'мектеп -бизнес'],
  ['"ашық есік" -2025', '"ашық есік" -2025'],
  ['Нархоз - университет', 'Нархоз   университет'],
  ['мектеп-', 'мектеп '],
])('%j is searched for as %j', (given, words) => {
  expect(searchWords(given)).toBe(words)
})

test.each(['-'.repeat(200), '- '.repeat(100), '-!'.repeat(100), '-('.repeat(100), '-&|'.repeat(60)])(
  '%j has no hyphen left that excludes',
  (given) => {
    expect(searchWords(given)).not.toContain('-')
  },
)

test('a long text is cut where a word ends', () => {
  expect(searchWords('нархоз '.repeat(2000))).toBe('нархоз '.repeat(28))
  expect(searchWords('a'.repeat(5000))).toBe('')
})
