import { expect, test } from 'vitest'
import { queryWords, tokenize } from './tokenize.ts'

const textsOf = (text: string) => tokenize(text).map((word) => word.text)
const wantedOf = (query: string) => queryWords(query).wanted.map((word) => word.text)

test.each([
  ['Учёт и аудит', ['учет', 'и', 'аудит']],
  ['Start-up IT', ['start', 'up', 'start-up', 'it']],
  ['бизнес‑мектеп', ['бизнес', 'мектеп', 'бизнес-мектеп']],
  ['the university’s code', ['the', 'university', 'code']],
  ['уни\u00adверситет', ['университет']],
  ['6B04103, 2026/27', ['6b04103', '2026', '27']],
  ['«Қазақ» – 5 < 7 & ...', ['қазақ', '5', '7']],
  ['й', ['й']],
  ['𝐍𝐚𝐫𝐤𝐡𝐨𝐳 𐮐𑉀 нарх𒊩оз', ['narkhoz', 'нарх', 'оз']],
])('the words of %j are %j', (text, words) => {
  expect(textsOf(text)).toEqual(words)
})

test('a name in capitals is known as one', () => {
  expect(tokenize('IT and it').map(({ isShouted }) => isShouted)).toEqual([true, false, false])
  expect(tokenize('Я').map(({ isShouted }) => isShouted)).toEqual([false])
})

test('no letter of two halves is left in a query, which could be cut in two', () => {
  for (const query of ['𐮐𑉀𝃖', '-𐮐𑉀𝃖', 'а -𒊩', '𒊩'.repeat(2000)]) expect(JSON.stringify(queryWords(query))).not.toMatch(/[\ud800-\udfff]/)
})

test('of a query the words count, each once, and those with a hyphen before them against it', () => {
  expect(queryWords('школа "бизнес школа" -право бизнес-школа')).toEqual({
    wanted: ['школа', 'бизнес'].map((text) => ({ text, isShouted: false })),
    unwanted: [{ text: 'право', isShouted: false }],
  })
})

test.each(['', '   ', '%', '"""', "'; --", '-', '- - -', '😀', '\u202e', '()&|!<->:*', '\\'])('%j is an empty query', (query) => {
  expect(queryWords(query)).toEqual({ wanted: [], unwanted: [] })
})

test('a long query is cut where a word ends, and has a dozen words at the most', () => {
  expect(wantedOf('а'.repeat(5000))).toEqual([])
  const words = Array.from({ length: 100 }, (_, at) => `w${at}`)
  expect(wantedOf(words.join(' '))).toEqual(words.slice(0, 12))
  expect(wantedOf(`${'слово '.repeat(33)}незаконч`)).toEqual(['слово'])
})
