import type { Form } from '@narkhoz/contract/forms/form.ts'
import { lastBookableDay, meetingStarts, type OpeningHours } from '@narkhoz/contract/forms/visit.ts'
import type { Dictionary } from '../i18n/dictionary.ts'

/** Bounds of a visit's day or time: minimum, maximum, step in seconds, options, and their hint. */
export type Bounds = {
  first: string
  last: string
  step?: number | undefined
  offered?: readonly string[] | undefined
  hint?: string | undefined
}

/** The days of a week as people write them: several in a row by the first and the last. */
const daysIn = (days: readonly number[], weekdays: readonly string[]) => {
  const names = days.map((day) => weekdays[day] ?? '')
  const isRow = days.length > 2 && days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7)
  return isRow ? `${names.at(0)}–${names.at(-1)}` : names.join(', ')
}

/** Bounds of a form's day and time, by field. A centre's own hours have a hint: the university's are only the outer limits. */
export const visitBounds = (
  { visit }: Form,
  own: OpeningHours | undefined,
  today: string,
  { form: words, kit: { weekdays } }: Pick<Dictionary, 'form' | 'kit'>,
): Readonly<Record<string, Bounds>> => {
  if (!visit) return {}
  const { date, time, hours: outermost, meeting } = visit
  const hours = own ?? outermost
  const offered = meeting ? meetingStarts(hours, meeting) : []
  const days = hours.map((one) => daysIn(one.days, weekdays))
  const openings = hours.map(({ opens, closes }, at) => `${days[at]}, ${opens}–${closes}`)
  return {
    [date]: { first: today, last: lastBookableDay(today), hint: own && time ? words.openDays(days.join(', ')) : undefined },
    ...(time &&
      meeting && {
        [time]: {
          first: offered.at(0) ?? '',
          last: offered.at(-1) ?? '',
          step: meeting.every * 60,
          offered,
          hint: own && `${words.openHours(openings.join('; '))} ${words.meeting(meeting.every, meeting.lasts)}`,
        },
      }),
  }
}
