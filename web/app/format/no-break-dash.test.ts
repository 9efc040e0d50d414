import { expect, test } from 'vitest'
import { noBreakDash } from './no-break-dash.ts'

test('a dash stays with the word before it, and nothing else changes', () => {
  expect(noBreakDash('Волонтёрство – часть учёбы')).toBe('Волонтёрство\u00a0– часть учёбы')
  expect(noBreakDash('Алатау — біздің залымыз')).toBe('Алатау\u00a0— біздің залымыз')
  expect(noBreakDash('2026–2027, well-known – ')).toBe('2026–2027, well-known\u00a0– ')
  expect(noBreakDash('1963 –')).toBe('1963 –')
})
