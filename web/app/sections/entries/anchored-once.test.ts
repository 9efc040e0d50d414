import { expect, test } from 'vitest'
import { anchoredOnce } from './anchored-once.ts'

test('an entry in two lists of a screen has the id in the first of them only', () => {
  const [dean, teacher] = [
    { key: 1, anchor: 'employee-1', name: 'Айдана' },
    { key: 2, anchor: 'employee-2', name: 'Марат' },
  ]
  expect(anchoredOnce([dean, teacher], [dean])).toEqual([{ ...dean, anchor: undefined }, teacher])
  expect(anchoredOnce([{ key: 3 }], [{ key: 4 }])).toEqual([{ key: 3 }])
})
