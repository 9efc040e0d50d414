import type { OpeningHours } from './visit.ts'

/** The days of the week as people write them, Sunday first. */
const names: readonly (readonly string[])[] = [
  ['жексенбі', 'жс', 'воскресенье', 'вс', 'sunday', 'sun'],
  ['дүйсенбі', 'дс', 'понедельник', 'пн', 'monday', 'mon'],
  ['сейсенбі', 'сс', 'вторник', 'вт', 'tuesday', 'tue'],
  ['сәрсенбі', 'ср', 'среда', 'wednesday', 'wed'],
  ['бейсенбі', 'бс', 'четверг', 'чт', 'thursday', 'thu'],
  ['жұма', 'жм', 'пятница', 'пт', 'friday', 'fri'],
  ['сенбі', 'сб', 'суббота', 'saturday', 'sat'],
]

const dayOf = (word: string) => names.findIndex((some) => some.includes(word.toLowerCase()))

const part = /^(\p{L}+)(?:\s*[–—-]\s*(\p{L}+))?,?\s+(\d{1,2}:\d{2})\s*[–—-]\s*(\d{1,2}:\d{2})$/u

const between = (first: number, last: number): number[] =>
  first === last ? [first] : [first, ...between((first + 1) % names.length, last)]

/**
 * Opening hours as editors write them for people, `Monday–Friday, 10:00–19:00; Saturday, 10:00–14:00`; nothing where one part of the
 * text is not understood, because half of the hours would refuse days that are open.
 */
export const openingHoursIn = (text: string): OpeningHours | undefined => {
  const parts = text.split(';').map((one) => {
    const [, from = '', to = from, opens = '', closes = ''] = part.exec(one.trim()) ?? []
    const [first, last] = [dayOf(from), dayOf(to)]
    if (first < 0 || last < 0) return undefined
    return { days: between(first, last), opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
  })
  return parts.every((one) => one !== undefined) ? parts : undefined
}
