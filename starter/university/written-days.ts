import { dateLocales, type Labels, type Locale } from '@narkhoz/contract/locales.ts'

const dash = { kz: '\u00a0–', ru: '\u00a0—', en: ' –' } as const satisfies Labels

const inEach = (write: (lang: Locale) => string): Labels => ({ kz: write('kz'), ru: write('ru'), en: write('en') })

/** A day of every year, `08-24`, or one of a certain year, whose year is not said: “24 August”. */
const partsOf = (day: string, lang: Locale) => {
  const date = new Date(`2024-${day.slice(-5)}T00:00:00Z`)
  const parts = new Intl.DateTimeFormat(dateLocales[lang], { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(date)
  return { day: date.getUTCDate(), month: parts.find(({ type }) => type === 'month')?.value ?? '' }
}

const written = (day: string, lang: Locale) => Object.values(partsOf(day, lang)).join(' ')

/** A day as texts write it: `24 тамыз`, `24 августа`, `24 August`. */
export const dayOf = (day: string): Labels => inEach((lang) => written(day, lang))

// The dative of the months, January first: vowels of the suffix follow the month.
const untilMonth = 'қаңтарға ақпанға наурызға сәуірге мамырға маусымға шілдеге тамызға қыркүйекке қазанға қарашаға желтоқсанға'.split(' ')

/** The last day of something: `25 тамызға дейін`, `до 25 августа`, `by 25 August`. */
export const byDay = (day: string): Labels => ({
  kz: `${Number(day.slice(-2))} ${untilMonth[Number(day.slice(-5, -3)) - 1]} дейін`,
  ru: `до ${written(day, 'ru')}`,
  en: `by ${written(day, 'en')}`,
})

/** Two days and those between them as a table writes them: `24–31 August`, `1 March – 15 July`. */
export const daysOf = (first: string, last: string): Labels =>
  inEach((lang) => {
    const [from, to] = [partsOf(first, lang), partsOf(last, lang)]
    return from.month === to.month ? `${from.day}–${to.day} ${to.month}` : `${written(first, lang)}${dash[lang]} ${written(last, lang)}`
  })

/** The same as a sentence has it: `24–31 тамыз аралығында`, `с 24 по 31 августа`, `from 1 March to 15 July`. */
export const withinDays = (first: string, last: string): Labels => {
  const from = (lang: Locale) => {
    const parts = partsOf(first, lang)
    return parts.month === partsOf(last, lang).month ? parts.day : written(first, lang)
  }
  return {
    kz: `${daysOf(first, last).kz} аралығында`,
    ru: `с ${from('ru')} по ${written(last, 'ru')}`,
    en: `from ${from('en')} to ${written(last, 'en')}`,
  }
}
