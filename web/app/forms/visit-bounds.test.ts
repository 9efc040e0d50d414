import { openingHoursIn } from '@narkhoz/contract/forms/opening-hours.ts'
import { registration } from '@narkhoz/contract/forms/registration.ts'
import { tour } from '@narkhoz/contract/forms/tour.ts'
import { vacancy } from '@narkhoz/contract/forms/vacancy.ts'
import { expect, test } from 'vitest'
import { en } from '../i18n/en.ts'
import { kz } from '../i18n/kz.ts'
import { ru } from '../i18n/ru.ts'
import { visitBounds } from './visit-bounds.ts'

const today = '2026-11-19'
const own = openingHoursIn('Monday–Friday, 10:00–12:30; Saturday, 9:00–11:00')

test('the hours of a centre are offered in half hours, and shown with its days', () => {
  expect(visitBounds(registration, own, today, en)).toEqual({
    date: { first: '2026-11-19', last: '2027-11-19', hint: 'Open Monday–Friday, Saturday, except public holidays.' },
    time: {
      first: '09:00',
      last: '11:30',
      step: 1800,
      offered: ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
      hint: 'Open Monday–Friday, 10:00–12:30; Saturday, 09:00–11:00. Meetings begin every 30 minutes and last 50.',
    },
  })
})

test.each([
  [kz, 'Қабылдау уақыты: дүйсенбі–жұма, 10:00–12:30; сенбі, 09:00–11:00. Қабылдау 30 минут сайын басталып, 50 минутқа созылады.'],
  [ru, 'Часы приёма: понедельник–пятница, 10:00–12:30; суббота, 09:00–11:00. Приём начинается каждые 30 минут и длится 50 минут.'],
] as const)('they are shown in each language', (words, hint) => {
  expect(visitBounds(registration, own, today, words).time?.hint).toBe(hint)
})

test('without parsable hours of a centre the general ones apply, and no hint is shown', () => {
  const { date, time } = visitBounds(registration, undefined, today, en)
  expect([date?.hint, time?.hint]).toEqual([undefined, undefined])
  expect(time).toMatchObject({ first: '08:00', last: '19:00' })
})

test('a form without an hour is bound by days, one without a visit by nothing', () => {
  expect(visitBounds(tour, undefined, today, en)).toEqual({ date: { first: today, last: '2027-11-19' } })
  expect(visitBounds(vacancy, own, today, en)).toEqual({})
})
