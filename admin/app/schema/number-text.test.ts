import { expect, test } from 'vitest'
import { numberIn, numberText } from './number-text.ts'

test.each([
  [1_410_000, '1\u00a0410\u00a0000'],
  [2026, '2026'],
  [10_000, '10\u00a0000'],
  [-43.238949, '-43,238949'],
  [-12_345, '-12\u00a0345'],
  [0, '0'],
  [null, ''],
])('%s is written %s, and read again it is the same', (number, text) => {
  expect(numberText(number, ',')).toBe(text)
  expect(numberIn(text)).toBe(number)
})

test.each([
  ['1 410 000 ₸', 1_410_000],
  ['1\u202f410\u202f000 тг.', 1_410_000],
  ['1,410,000', 1_410_000],
  ['1.410.000', 1_410_000],
  ['43.25', 43.25],
  ['43,25', 43.25],
  ['  17', 17],
  ['', null],
  [' ', null],
])('%s says %s', (typed, number) => expect(numberIn(typed)).toBe(number))

test.each(['-', '1,2,3', '1.2,3', '1-2', '.', 'сегіз', '1e9', '0x1f', '5 млн', '1 420 000 $', '₸', '12 ай'])('%s is no number', (typed) =>
  expect(numberIn(typed)).toBeUndefined(),
)
