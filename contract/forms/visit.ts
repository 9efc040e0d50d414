import { almatyClock } from '../almaty-clock.ts'
import { isoDay } from '../fields/date.ts'
import type { Labels } from '../locales.ts'
import { isPublicHoliday, weekdayOf } from '../public-holidays.ts'

/** Opening hours: days of the week, Sunday is 0, and the hours from and to. */
export type OpeningHours = readonly { days: readonly number[]; opens: string; closes: string }[]

/** A visit: a future day and, where it has a time, an hour within opening hours. */
export type Visit = {
  /** The names of the fields. */
  date: string
  time?: string
  /** The hours of the university; a centre may have its own within them. */
  hours: OpeningHours
  /** When meetings begin and how long they last, in minutes; for visits with a time. */
  meeting?: { every: number; lasts: number }
}

/** The hours of the university, Monday to Saturday: those of every centre lie within them. */
export const universityHours: OpeningHours = [{ days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '20:00' }]

const words = {
  past: {
    kz: 'Бұл күн өтіп кетті. Бүгінді немесе кейінгі күнді таңдаңыз.',
    ru: 'Этот день уже прошёл. Выберите сегодня или позже.',
    en: 'This day has passed. Choose today or later.',
  },
  pastTime: {
    kz: 'Бұл уақыт өтіп кетті. Кейінгі уақытты таңдаңыз.',
    ru: 'Это время уже прошло. Выберите более позднее.',
    en: 'This time has passed. Choose a later one.',
  },
  tooFar: {
    kz: 'Ең көбі бір жыл алдын ала жазылуға болады. Жақынырақ күнді таңдаңыз.',
    ru: 'Записаться можно не больше чем на год вперёд. Выберите более близкий день.',
    en: 'You can book at most a year ahead. Choose an earlier day.',
  },
  holiday: {
    kz: 'Бұл\u00a0– мереке күні, қабылдау жоқ. Басқа күнді таңдаңыз.',
    ru: 'Это праздничный день, приёма нет. Выберите другой день.',
    en: 'This is a public holiday and we are closed. Choose another day.',
  },
  sunday: {
    kz: 'Жексенбіде қабылдау жоқ. Басқа күнді таңдаңыз.',
    ru: 'В воскресенье приёма нет. Выберите другой день.',
    en: 'We are closed on Sundays. Choose another day.',
  },
  closedDay: {
    kz: 'Бұл күні қабылдау жоқ. Басқа күнді таңдаңыз.',
    ru: 'В этот день приёма нет. Выберите другой день.',
    en: 'We are closed on this day. Choose another day.',
  },
} as const satisfies Record<string, Labels>

const startsAt = (starts: readonly string[], every: number): Labels => {
  const between = `${starts.at(0)}–${starts.at(-1)}`
  return {
    kz: `Бұл күні қабылдау ${every} минут сайын басталады: ${between}. Осы уақыттардың бірін таңдаңыз.`,
    ru: `В этот день приём начинается каждые ${every} минут: ${between}. Выберите подходящее время начала.`,
    en: `On this day meetings begin every ${every} minutes: ${between}. Choose one of these times.`,
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeAt = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The times at which a meeting can begin within opening hours: at the full step of the clock, and over before they close. */
export const meetingStarts = (hours: OpeningHours, { every, lasts }: NonNullable<Visit['meeting']>): string[] =>
  Array.from({ length: Math.ceil((24 * 60) / every) }, (_, at) => at * every)
    .filter((start) => hours.some(({ opens, closes }) => minutesOf(opens) <= start && start + lasts <= minutesOf(closes)))
    .map(timeAt)

const closedAt = (hours: OpeningHours): Labels => {
  const open = hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
  return {
    kz: `Бұл күнгі қабылдау уақыты: ${open}. Осы аралықтан таңдаңыз.`,
    ru: `Часы приёма в этот день: ${open}. Выберите время в этих пределах.`,
    en: `Open on this day: ${open}. Choose a time within these hours.`,
  }
}

/** The last day that can be booked: a year after a day. After 29 February it is 1 March, as the calendar counts on. */
export const lastBookableDay = (today: string): string => {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

const wrongDay = (day: string, today: string, hours: OpeningHours): Labels | undefined => {
  if (day < today) return words.past
  if (day > lastBookableDay(today)) return words.tooFar
  if (isPublicHoliday(day)) return words.holiday
  if (hours.some(({ days }) => days.includes(weekdayOf(day)))) return undefined
  return weekdayOf(day) === 0 ? words.sunday : words.closedDay
}

type Now = { day: string; time: string }

const wrongTime = (time: string, day: string, now: Now, hours: OpeningHours, meeting: Visit['meeting']): Labels | undefined => {
  const open = hours.filter(({ days }) => days.includes(weekdayOf(day)))
  if (!open.some(({ opens, closes }) => opens <= time && time < closes)) return closedAt(open)
  const starts = meeting && meetingStarts(open, meeting)
  // Hours shorter than a meeting are an editor's mistake: they exclude nobody.
  if (starts?.length && !starts.includes(time)) return startsAt(starts, meeting?.every ?? 0)
  return day === now.day && time <= now.time ? words.pastTime : undefined
}

/**
 * Validates the day and the time of a visit by Almaty's clock, by field name. Both must be well formed: the field's own rule reports
 * malformed ones.
 */
export const wrongVisit = (
  { date, time, hours, meeting }: Visit,
  values: Readonly<Record<string, unknown>>,
  own: OpeningHours = hours,
  now: Now = almatyClock(),
): Record<string, Labels> => {
  const [chosenDay, chosenTime] = [values[date], time && values[time]]
  if (typeof chosenDay !== 'string') return {}
  const day = isoDay(chosenDay.trim())
  const ofDay = wrongDay(day, now.day, own)
  if (ofDay) return { [date]: ofDay }
  const ofTime = time && typeof chosenTime === 'string' ? wrongTime(chosenTime.trim().slice(0, 5), day, now, own, meeting) : undefined
  return time && ofTime ? { [time]: ofTime } : {}
}
