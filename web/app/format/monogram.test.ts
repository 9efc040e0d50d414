import { expect, test } from 'vitest'
import { monogramOf } from './monogram.ts'

test.each([
  ['Айдана Сейтқали', 'АС'],
  ['«Әлия» Қуат ұлы', 'ӘҚ'],
  ['Дана', 'Д'],
])('%s is %s', (name, initials) => {
  expect(monogramOf(name).initials).toBe(initials)
})

test('the same name always has the same tint', () => {
  expect(monogramOf('Айдана Сейтқали')).toEqual(monogramOf('Айдана Сейтқали'))
  expect(new Set(['Ерлан', 'Камила', 'Серік', 'Әсел', 'Дана', 'Тимур'].map((name) => monogramOf(name).tint)).size).toBeGreaterThan(1)
})
