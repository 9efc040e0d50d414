import { almatyClock } from '../almaty-clock.ts'
import type { Labels } from '../locales.ts'

/** The names of the fields of years that must fit the calendar and one another. */
export type Years = { admission: string; release: string } | { start: string }

/** How many years ahead an application may refer to. */
const farthestStart = 5

const words = {
  releaseFirst: {
    kz: 'Бітірген жыл оқуға түскен жылдан бұрын бола алмайды.',
    ru: 'Год выпуска не может быть раньше года поступления.',
    en: 'The year of graduation cannot be before the year of admission.',
  },
  admissionAhead: {
    kz: 'Бұл жыл әлі келген жоқ. Оқуға түскен жылыңызды тексеріңіз.',
    ru: 'Этот год ещё не наступил. Проверьте год поступления.',
    en: 'This year has not come yet. Check the year of admission.',
  },
} as const satisfies Record<string, Labels>

const startWithin = (first: number, last: number): Labels => ({
  kz: `${first}–${last} жылдар аралығын жазыңыз.`,
  ru: `Укажите год с ${first} по ${last}.`,
  en: `Enter a year from ${first} to ${last}.`,
})

const yearIn = (value: unknown) => (typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? Number(value) : undefined)

/** Validates the years of a form, by field name. Each must be well formed: the field's own rule reports malformed ones. */
export const wrongYears = (
  years: Years,
  values: Readonly<Record<string, unknown>>,
  thisYear = Number(almatyClock().day.slice(0, 4)),
): Record<string, Labels> => {
  if ('start' in years) {
    const start = yearIn(values[years.start])
    const last = thisYear + farthestStart
    return start === undefined || (start >= thisYear && start <= last) ? {} : { [years.start]: startWithin(thisYear, last) }
  }
  const [admission, release] = [yearIn(values[years.admission]), yearIn(values[years.release])]
  if (admission === undefined) return {}
  if (admission > thisYear) return { [years.admission]: words.admissionAhead }
  return release !== undefined && release < admission ? { [years.release]: words.releaseFirst } : {}
}
