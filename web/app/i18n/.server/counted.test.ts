import { expect, test } from 'vitest'
import { counted } from './counted.ts'

const forms = { one: '{n} грант', few: '{n} гранта', many: '{n} грантов', other: '{n} гранта' }

test('Russian uses the plural form of the number', () => {
  expect([1, 2, 5, 11, 21, 22, 112].map((number) => counted('ru', number, forms))).toEqual([
    '1 грант',
    '2 гранта',
    '5 грантов',
    '11 грантов',
    '21 грант',
    '22 гранта',
    '112 грантов',
  ])
})

test('a form that a language does not have falls back to the last one', () => {
  expect(counted('kz', 1, { other: '{n} грант' })).toBe('1 грант')
})
