import type { Form } from '@narkhoz/contract/forms/form.ts'
import { lastBookableDay, type OpeningHours } from '@narkhoz/contract/forms/visit.ts'
import type { Dictionary } from '../i18n/dictionary.ts'

/** What a day or an hour of a visit can be: from when until when, what is offered, and how that is said. */
export type Bounds = { first: string; last: string; offered?: readonly string[] | undefined; hint?: string | undefined }

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeAt = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Every half hour at which somebody is there on some day of the week. */
const halfHours = (hours: OpeningHours) =>
  Array.from({ length: 48 }, (_, at) => timeAt(at * 30)).filter((time) => hours.some(({ opens, closes }) => opens <= time && time < closes))

/** The days of a week as people write them: several in a row by the first and the last. */
const daysIn = (days: readonly number[], weekdays: readonly string[]) => {
  const names = days.map((day) => weekdays[day] ?? '')
  const isRow = days.length > 2 && days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7)
  return isRow ? `${names.at(0)}–${names.at(-1)}` : names.join(', ')
}

/** The bounds of a form's day and hour, by field. A centre's own hours are told as well: the university's are only the outermost. */
export const visitBounds = (
  { visit }: Form,
  own: OpeningHours | undefined,
  today: string,
  { form: words, kit: { weekdays } }: Pick<Dictionary, 'form' | 'kit'>,
): Readonly<Record<string, Bounds>> => {
  if (!visit) return {}
  const { date, time, hours: outermost } = visit
  const hours = own ?? outermost
  const [first = '', last = ''] = [
    hours.map(({ opens }) => opens).sort()[0],
    hours
      .map(({ closes }) => closes)
      .sort()
      .at(-1),
  ]
  const days = hours.map((one) => daysIn(one.days, weekdays))
  const told = hours.map(({ opens, closes }, at) => `${days[at]}, ${opens}–${closes}`)
  return {
    [date]: { first: today, last: lastBookableDay(today), hint: own && time ? words.openDays(days.join(', ')) : undefined },
    // A list and no step: with one, browsers call 10:10 wrong, at which somebody is there.
    ...(time && {
      [time]: {
        first,
        last: timeAt(minutes(last) - 1),
        offered: halfHours(hours),
        hint: own && words.openHours(told.join('; ')),
      },
    }),
  }
}
