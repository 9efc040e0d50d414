import { isPublicHoliday, weekdayOf } from '@narkhoz/contract/public-holidays.ts'

const hour = 3_600_000
const day = 24 * hour
const almaty = { ahead: 5 * hour, zone: '+05:00' }

const two = (value: number) => String(value).padStart(2, '0')
const written = (time: number) => new Date(time).toISOString().slice(0, 10)
const isFree = (time: number) => weekdayOf(written(time)) % 6 === 0 || isPublicHoliday(written(time))

const steppedTo = (time: number, step: number): number => (isFree(time) ? steppedTo(time + step, step) : time)
const workingDaysAfter = (time: number, more: number): number =>
  more === 0 ? time : workingDaysAfter(steppedTo(time + day, day), more - 1)
const today = () => Date.now() + almaty.ahead

/** The calendar day in Almaty this many days from today, before it when negative: `2026-09-01`. */
export const dayFromNow = (days: number) => written(today() + days * day)

const momentOf = (first: number, at: number, more: number) => {
  const minutes = Math.round(at * 60)
  return `${written(workingDaysAfter(first, more))}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00${almaty.zone}`
}

/**
 * A moment on a working day, half hours included (18.5 is 18:30): `2026-09-01T18:30:00+05:00`. The day is about this many days from
 * today; nothing happens at weekends and on holidays, so it steps away from today to the next working day, and `more` of them on.
 */
export const workingDay = (days: number, at: number, more = 0) => momentOf(steppedTo(today() + days * day, days < 0 ? -day : day), at, more)

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const

/**
 * A time on a day of the week, this many weeks from now: a number of days alone would accumulate on Mondays, because both days of a
 * weekend move there. A holiday moves away from today.
 */
export const weekday = (weeks: number, name: (typeof weekdays)[number], at: number, more = 0) => {
  const monday = today() - ((weekdayOf(written(today())) + 6) % 7) * day
  const wanted = monday + (weeks * 7 + weekdays.indexOf(name)) * day
  return momentOf(steppedTo(wanted, weeks < 0 ? -day : day), at, more)
}
