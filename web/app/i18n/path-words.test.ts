import { expect, test } from 'vitest'
import { pathWords } from './path-words.ts'

test.each([
  ['/ru/News/open-day.html', 'News open day'],
  ['/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82%D1%8B', 'контакты'],
  ['/en/a"><b', 'a b'],
  ['/', ''],
  [`/${'a'.repeat(500)}`, 'a'.repeat(80)],
])('%s has the words %j', (address, words) => {
  expect(pathWords(address)).toBe(words)
})
