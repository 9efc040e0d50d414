import { expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { check } from './form.ts'
import { openingHoursIn } from './opening-hours.ts'
import { forms } from './registry.ts'
import { sampleValues } from './sample.ts'
import { meetingStarts, universityHours, wrongVisit } from './visit.ts'

// Wednesday.
const now = { day: '2026-11-18', time: '12:00' }
const visit = { date: 'date', time: 'time', hours: universityHours, meeting: { every: 30, lasts: 50 } }
const wrong = (date: string, time = '11:00', own = universityHours) => wrongVisit(visit, { date, time }, own, now)

test.each([
  ['yesterday', '2026-11-17', /passed/],
  ['a day of the last century', '01.01.1999', /passed/],
  ['a Sunday', '2026-11-22', /Sunday/],
  ['Independence Day', '16.12.2026', /holiday/],
  ['Kurban Ait', '2027-05-16', /holiday/],
  ['a day more than a year ahead', '2027-11-19', /year ahead/],
  ['a day of the next decade', '11.10.2040', /year ahead/],
  ['the Monday that makes up for a Saturday', '2027-01-04', /holiday/],
])('%s is refused with the reason', (_, date, said) => {
  const { date: words } = wrong(date)
  expect(words?.en).toMatch(said)
  for (const locale of locales) expect(words?.[locale]).toMatch(/\S{3}/)
})

test.each([
  ['03:15', '2026-11-19', /08:00–20:00/],
  ['07:59', '2026-11-19', /08:00–20:00/],
  ['20:00', '2026-11-19', /08:00–20:00/],
  ['12:00', '2026-11-18', /passed/],
  ['10:10', '2026-11-19', /every 30 minutes: 08:00–19:00/],
  ['19:30', '2026-11-19', /every 30 minutes: 08:00–19:00/],
])('%s on %s is refused with the reason', (time, date, said) => {
  expect(wrong(date, time).time?.en).toMatch(said)
})

test.each([
  ['2026-11-18', '12:30'],
  ['2027-11-18', '12:00'],
  ['2026-11-19', '08:00'],
  ['21.11.2026', '19:00:30'],
])('%s at %s is taken', (date, time) => {
  expect(wrong(date, time)).toEqual({})
})

test('the hours of a centre count in place of the declared ones', () => {
  const own = openingHoursIn('Monday–Friday, 10:00–19:00')
  expect(wrong('2026-11-21', '11:00', own).date?.en).toMatch(/closed on this day/)
  expect(wrong('2026-11-19', '09:30', own).time?.en).toMatch(/10:00–19:00/)
  expect(wrong('2026-11-19', '10:00', own)).toEqual({})
})

test('a meeting begins when the centre offers one, and is over before it closes', () => {
  const own = openingHoursIn('Monday–Friday, 10:00–19:00; Saturday, 10:00–14:00')
  for (const time of ['18:59', '18:30', '10:10']) expect(wrong('2026-11-19', time, own).time?.en).toMatch(/10:00–18:00/)
  expect(wrong('2026-11-19', '18:00', own)).toEqual({})
  expect(wrong('2026-11-21', '13:30', own).time?.en).toMatch(/10:00–13:00/)
  expect(meetingStarts(openingHoursIn('Mon 9:15–11:00') ?? [], { every: 30, lasts: 50 })).toEqual(['09:30', '10:00'])
  for (const locale of locales) expect(wrong('2026-11-19', '10:10', own).time?.[locale]).toMatch(/30.*10:00–18:00/)
})

test.each([
  ['Дүйсенбі–сенбі, 8:00–20:00', [1, 2, 3, 4, 5, 6], '08:00', '20:00'],
  ['Понедельник–пятница, 9:00–18:00', [1, 2, 3, 4, 5], '09:00', '18:00'],
  ['Mon–Fri 9:00–18:00', [1, 2, 3, 4, 5], '09:00', '18:00'],
  ['Сб 10:00–14:00', [6], '10:00', '14:00'],
])('%s is read', (text, days, opens, closes) => {
  expect(openingHoursIn(text)).toEqual([{ days, opens, closes }])
})

test.each(['', 'around the clock', 'Mon–Fri 9:00–18:00; by appointment', 'Mon–Xyz 9:00–18:00'])('%j is not guessed', (text) => {
  expect(openingHoursIn(text)).toBeUndefined()
})

test.each([forms.registration, forms.meeting])('$name rejects a past day, together with a missing field', (form) => {
  expect(check(form, sampleValues(form))).toEqual({})
  const past = check(form, { ...sampleValues(form), date: '1999-01-01', fio: '' })
  expect([past.date?.en, past.fio?.en]).toEqual([expect.stringContaining('passed'), expect.any(String)])
})
