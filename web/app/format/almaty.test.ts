import { expect, test } from 'vitest'
import { inAlmaty } from './almaty.ts'

test('a time is shown in Almaty’s zone', () => {
  expect(inAlmaty('2026-11-20T21:30:00Z')).toEqual({ iso: '2026-11-21', day: 21, month: 10, year: 2026, weekday: 6, time: '02:30' })
})

test('a calendar day stays that day', () => {
  expect(inAlmaty('2026-12-31')).toMatchObject({ iso: '2026-12-31', day: 31, year: 2026 })
})
