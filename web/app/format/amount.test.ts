import { expect, test } from 'vitest'
import { amountOf } from './amount.ts'

test.each([
  [950, ',', '950'],
  [1450, ',', '1,450'],
  [72_000_000, '\u00a0', '72\u00a0000\u00a0000'],
])('%i is written in threes', (number, thousands, written) => {
  expect(amountOf(number, thousands)).toBe(written)
})
