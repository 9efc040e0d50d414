import { expect, test } from 'vitest'
import { fromAlmaty, inAlmaty } from './dates.ts'

test('a moment is shown as it is counted in Almaty and understood the same way', () => {
  expect(inAlmaty('2026-09-01T18:30:00+05:00')).toBe('2026-09-01T18:30')
  expect(inAlmaty('2026-12-31T20:00:00Z')).toBe('2027-01-01T01:00')
  expect(fromAlmaty('2026-09-01T18:30')).toBe('2026-09-01T18:30:00+05:00')
  expect(new Date(fromAlmaty(inAlmaty('2026-03-29T21:15:00Z'))).toISOString()).toBe('2026-03-29T21:15:00.000Z')
})

test('nothing stays nothing', () => {
  expect(inAlmaty('')).toBe('')
  expect(fromAlmaty('')).toBe('')
})
