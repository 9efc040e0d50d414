import { isPublicHoliday } from '@narkhoz/contract/public-holidays.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { weekday, workingDay } from './relative-date.ts'

afterEach(() => vi.useRealTimers())

const on = (today: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00+05:00`) })

test.each([
  ['a working day stays', '2026-11-18', 1, '2026-11-19'],
  ['a coming Sunday steps to Monday', '2026-11-18', 4, '2026-11-23'],
  ['a past Sunday steps back to Friday', '2026-11-18', -3, '2026-11-13'],
  ['New Year and the day that makes up for its Saturday are left out', '2026-11-18', 45, '2027-01-05'],
  ['Nauryz is left out, and Monday and Tuesday do not make up for what was no weekend', '2028-03-19', 2, '2028-03-24'],
  ['Monday and Tuesday make up for two holidays of a weekend', '2026-03-18', 3, '2026-03-25'],
])('%s', (_, today, days, expected) => {
  on(today)
  expect(workingDay(days, 10)).toBe(`${expected}T10:00:00+05:00`)
})

test('what lasts several days ends on a working day, at half hours too', () => {
  on('2026-11-18')
  expect(workingDay(2, 18.5, 1)).toBe('2026-11-23T18:30:00+05:00')
})

test.each([
  ['next week', '2026-11-18', 1, 'fri', '2026-11-27'],
  ['on a Sunday the week that ends is the present one', '2026-11-22', 1, 'mon', '2026-11-23'],
  ['last week', '2026-11-16', -1, 'fri', '2026-11-13'],
  ['a coming holiday steps on', '2026-11-18', 4, 'wed', '2026-12-17'],
  ['a past one steps back', '2026-12-30', -2, 'wed', '2026-12-15'],
] as const)('%s', (_, today, weeks, name, expected) => {
  on(today)
  expect(weekday(weeks, name, 10)).toBe(`${expected}T10:00:00+05:00`)
})

test('events are spread over the week whatever day they are loaded on', async () => {
  onTestFinished(() => void vi.resetModules())
  for (const ahead of Array.from({ length: 7 }, (_, at) => at)) {
    on(new Date(Date.UTC(2026, 10, 18 + ahead)).toISOString().slice(0, 10))
    vi.resetModules()
    const { events } = await import('./events.ts')
    const coming = events.map(({ attributes: { date } }) => String(date)).filter((date) => Date.parse(date) > Date.now())
    expect(coming).toHaveLength(10)
    const daily = Map.groupBy(coming, (date) => new Date(date.slice(0, 10)).getUTCDay())
    expect(daily.size).toBe(5)
    for (const same of daily.values()) expect(same.length).toBeLessThanOrEqual(4)
  }
})

test('events and webinars are on working days whatever day they are loaded on', async () => {
  // Other files would get the entries of the last simulated day.
  onTestFinished(() => void vi.resetModules())
  const free: string[] = []
  for (const week of Array.from({ length: 54 }, (_, at) => at)) {
    // Eight days on, so that each day of the week comes.
    on(new Date(Date.UTC(2026, 10, 18 + week * 8)).toISOString().slice(0, 10))
    vi.resetModules()
    const [{ events }, { webinars }] = await Promise.all([import('./events.ts'), import('./webinars.ts')])
    const days = [...events, ...webinars].flatMap(({ attributes: { date, end } }) => [date, end]).filter((day) => typeof day === 'string')
    free.push(...days.map((day) => day.slice(0, 10)).filter((day) => new Date(day).getUTCDay() % 6 === 0 || isPublicHoliday(day)))
  }
  expect(free).toEqual([])
}, 60_000)

test('no day of a year leads to a weekend', () => {
  on('2026-11-18')
  const days = Array.from({ length: 730 }, (_, at) => workingDay(at - 365, 9))
  expect(days.filter((at) => new Date(at.slice(0, 10)).getUTCDay() % 6 === 0)).toEqual([])
})
