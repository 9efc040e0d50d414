import { admissionSettings } from './admission-settings.ts'
import { byDay, dayOf, daysOf, withinDays } from './written-days.ts'

/** The days of a period in each of the ways that texts say them. */
const period = (first: string, last: string) => ({ span: daysOf(first, last), within: withinDays(first, last) })

const lastDay = (day: string) => ({ day: dayOf(day), by: byDay(day) })

type Season = { level: string; opens: string; closes: string }

const seasonOf = (level: string) => {
  const seasons = admissionSettings.flatMap(({ attributes }) => attributes.seasons as readonly Season[])
  const season = seasons.find((one) => one.level === level)
  if (!season) throw new Error(`no season of ${level}`)
  return period(season.opens, season.closes)
}

/** When documents are handed in, by level: the days of the settings, by which the site opens and closes its form. */
export const documentDays = { bachelor: seasonOf('bachelor'), master: seasonOf('master'), doctoral: seasonOf('doctoral') } as const

/** Test dates of each level that has its own. */
export const testDays = { master: period('07-20', '08-10'), doctoral: period('08-04', '08-20') } as const

/** The first of those days. */
export const testsBegin = { master: dayOf('07-20'), doctoral: dayOf('08-04') } as const

/** The last day of enrolment, by level. */
export const enrolled = { bachelor: lastDay('08-25'), master: lastDay('08-28'), doctoral: lastDay('08-28') } as const

/**
 * Citizens of other countries write earlier than the form of the site opens, and once a year: what follows their letter has to end before
 * they arrive. From the contract on there is time for the invitation (fifteen working days) and the embassy (five).
 */
export const foreigners = {
  documents: period('03-01', '07-15'),
  contract: lastDay('07-23'),
  arrival: dayOf('08-24'),
  firstDays: period('08-24', '08-31'),
} as const

/** Dates of the halls: applicants admitted in August can still apply, and keys are issued before orientation week begins. */
export const halls = {
  applications: period('06-01', '08-25'),
  lastDay: lastDay('08-25'),
  forFirstList: lastDay('08-01'),
  firstList: dayOf('08-15'),
  contract: period('08-16', '08-27'),
  keys: period('08-24', '08-31'),
} as const

/** The week before classes. */
export const orientation = period('08-25', '08-31')

/** The day on which classes begin. */
export const classesBegin = dayOf('09-01')
