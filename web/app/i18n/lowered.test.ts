import { expect, test } from 'vitest'
import { lowered } from './lowered.ts'

test.each([
  ['Қазақ тілі', 'қазақ тілі'],
  ['Ұлттық бірыңғай тест', 'ұлттық бірыңғай тест'],
  ['Очная', 'очная'],
  ['Математика\u00a0— География', 'математика\u00a0— география'],
  ['PhD', 'PhD'],
  ['MBA', 'MBA'],
  ['Full-time', 'full-time'],
])('%s is %s inside a list', (name, shown) => {
  expect(lowered(name)).toBe(shown)
})
