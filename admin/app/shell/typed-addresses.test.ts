import { expect, test } from 'vitest'
import { indexOf } from './typed-addresses.ts'

test('a typed address follows the current one; the same one again replaces it', () => {
  const shown = { index: 3, address: '#/news/5' }
  expect(indexOf('#/news/6', shown)).toBe(4)
  expect(indexOf('#/news/5', shown)).toBe(3)
})
