import { expect, test } from 'vitest'
import { tied } from './tied.ts'

test('a dash stays with the word before it, and nothing else changes', () => {
  expect(tied('Волонтёрство – часть учёбы')).toBe('Волонтёрство\u00a0– часть учёбы')
  expect(tied('Алатау — біздің залымыз')).toBe('Алатау\u00a0— біздің залымыз')
  expect(tied('2026–2027, well-known – ')).toBe('2026–2027, well-known\u00a0– ')
  expect(tied('1963 –')).toBe('1963 –')
})
