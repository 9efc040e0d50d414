import { expect, test } from 'vitest'
import { maskedPhone } from './phone-mask.ts'

test.each([
  ['', ''],
  ['7', '+7 ('],
  ['8', '+7 ('],
  ['+7', '+7 ('],
  ['777', '+7 (77'],
  ['87771234567', '+7 (777) 123-45-67'],
  ['+77771234567', '+7 (777) 123-45-67'],
  ['7771234567', '+7 (771) 234-56-7'],
  ['+7 (777) 123-45-678', '+7 (777) 123-45-67'],
  ['+7 (777) 1', '+7 (777) 1'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['abc', ''],
])('%s is written %s', (typed, written) => {
  expect(maskedPhone(typed)).toBe(written)
})

test('what is written stays as it is', () => {
  for (const typed of ['87771234567', '+7 (7', '701']) expect(maskedPhone(maskedPhone(typed))).toBe(maskedPhone(typed))
})
