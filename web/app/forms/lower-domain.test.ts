import { email } from '@narkhoz/contract/fields/email.ts'
import { judge } from '@narkhoz/contract/fields/field.ts'
import { expect, test } from 'vitest'
import { lowerDomain } from './lower-domain.ts'

test.each([
  ['AIGERIM@MAIL.KZ', 'AIGERIM@mail.kz'],
  ['a@b.Kz', 'a@b.kz'],
  [' A@B.KZ ', ' A@b.kz '],
  ['a@b.kz', 'a@b.kz'],
])('%j is taken as %j', (typed, expected) => {
  expect(lowerDomain(typed)).toBe(expected)
  expect(judge(email, lowerDomain(typed))).toBeUndefined()
})

test.each(['', 'MAIL.KZ', 'a@@B', '@'])('%j stays wrong', (typed) => {
  expect(judge(email, lowerDomain(typed))).toBeDefined()
})
