import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { readDate, writtenDate } from './typed-date.ts'

test('a day is written and read the same in every language, day first', () => {
  expect(locales.map((lang) => writtenDate('2026-09-01', lang))).toEqual(['01.09.2026', '01.09.2026', '01/09/2026'])
  expect(locales.map((lang) => writtenDate('2026-09-01T18:30', lang))).toEqual(['01.09.2026 18:30', '01.09.2026 18:30', '01/09/2026 18:30'])
  for (const lang of locales) expect(readDate(writtenDate('2026-12-31T23:59', lang), true)).toBe('2026-12-31T23:59')
  expect(writtenDate('', 'kz')).toBe('')
})

test.each([
  ['1.9.2026', '2026-09-01'],
  [' 01/09/2026 ', '2026-09-01'],
  ['01-09-2026', '2026-09-01'],
  ['2026-09-01', '2026-09-01'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', undefined],
  ['31.04.2026', undefined],
  ['09/13/2026', undefined],
  ['01.09.26', undefined],
  ['ертең', undefined],
])('the day %j is %s', (text, day) => {
  expect(readDate(text, false)).toBe(day)
})

test.each([
  ['01.09.2026 18:30', '2026-09-01T18:30'],
  ['01.09.2026, 9:05', '2026-09-01T09:05'],
  ['2026-09-01T18:30', '2026-09-01T18:30'],
  ['01.09.2026', '2026-09-01T00:00'],
  ['01.09.2026 24:30', undefined],
])('the moment %j is %s', (text, moment) => {
  expect(readDate(text, true)).toBe(moment)
})
