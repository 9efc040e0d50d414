import { expect, test } from 'vitest'
import { workingDaysAfter } from './public-holidays.ts'

test.each([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-18', 1, '2026-11-19'],
  // Over a weekend.
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-18', 15, '2026-12-09'],
  // Over Independence Day, a Wednesday.
  ['2026-12-15', 1, '2026-12-17'],
  // Over the New Year, whose second day is a Saturday with a substitute on Monday.
  ['2026-12-31', 1, '2027-01-05'],
])('from %s, %i working days end on %s', (day, count, last) => {
  expect(workingDaysAfter(day, count)).toBe(last)
})
