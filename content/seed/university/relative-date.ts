const hour = 3_600_000
const day = 24 * hour
const almaty = { ahead: 5 * hour, zone: '+05:00' }

/** Public holidays of Kazakhstan with a fixed date, month first. */
const holidays = new Set('01-01 01-02 01-07 03-08 03-21 03-22 03-23 05-01 05-07 05-09 07-06 08-30 10-25 12-16'.split(' '))

const two = (value: number) => String(value).padStart(2, '0')
const written = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekdayOf = (time: number) => new Date(time).getUTCDay()
const isHoliday = (time: number) => holidays.has(written(time).slice(5))
const isWeekend = (time: number) => weekdayOf(time) % 6 === 0

/** A holiday at a weekend is made up for on the Monday after it, a second one on the Tuesday. */
const isMadeUpFor = (time: number) => {
  const sinceSunday = weekdayOf(time)
  const before = [time - sinceSunday * day, time - (sinceSunday + 1) * day].filter(isHoliday).length
  return sinceSunday >= 1 && sinceSunday <= before
}
const isFree = (time: number) => isWeekend(time) || isHoliday(time) || isMadeUpFor(time)

const steppedTo = (time: number, step: number): number => (isFree(time) ? steppedTo(time + step, step) : time)
const workingDaysAfter = (time: number, more: number): number =>
  more === 0 ? time : workingDaysAfter(steppedTo(time + day, day), more - 1)
const today = () => Date.now() + almaty.ahead

/** The calendar day in Almaty this many days from today, before it when negative: `2026-09-01`. */
export const dayFromNow = (days: number) => written(today() + days * day)

/**
 * A moment on a working day, half hours included (18.5 is 18:30): `2026-09-01T18:30:00+05:00`. The day is about this many days from
 * today; nothing happens at weekends and on holidays, so it steps away from today to the next working day, and `more` of them on.
 */
export const workingDay = (days: number, at: number, more = 0) => {
  const first = steppedTo(today() + days * day, days < 0 ? -day : day)
  const minutes = Math.round(at * 60)
  return `${written(workingDaysAfter(first, more))}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00${almaty.zone}`
}
