/** Public holidays of Kazakhstan with a fixed date, month first. */
const fixed = new Set('01-01 01-02 01-07 03-08 03-21 03-22 03-23 05-01 05-07 05-09 07-06 08-30 10-25 12-16'.split(' '))

/** The first day of Kurban Ait, which follows the moon: https://www.timeanddate.com/holidays/kazakhstan/ */
const kurbanAit = new Set('2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13 2031-04-02'.split(' '))

const dayLength = 24 * 3_600_000

const written = (time: number) => new Date(time).toISOString().slice(0, 10)

const isNamed = (day: string) => fixed.has(day.slice(5)) || kurbanAit.has(day)

/** The day of the week of a calendar day, Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/**
 * Whether a calendar day, `2026-09-01`, is a public holiday. A holiday at a weekend has a substitute on the following Monday, a
 * second one on the Tuesday.
 */
export const isPublicHoliday = (day: string): boolean => {
  if (isNamed(day)) return true
  const time = Date.parse(`${day}T00:00:00Z`)
  const sinceSunday = weekdayOf(day)
  const before = [sinceSunday, sinceSunday + 1].filter((days) => isNamed(written(time - days * dayLength))).length
  return sinceSunday >= 1 && sinceSunday <= before
}

/** The day a number of working days later. */
export const workingDaysAfter = (day: string, count: number): string => (count > 0 ? workingDaysAfter(nextWorkingDay(day), count - 1) : day)

/** The next day after this one on which offices work: no weekend and no holiday. */
export const nextWorkingDay = (day: string): string => {
  const next = written(Date.parse(`${day}T00:00:00Z`) + dayLength)
  return weekdayOf(next) % 6 === 0 || isPublicHoliday(next) ? nextWorkingDay(next) : next
}
