import { dateLocales, type Locale } from '@narkhoz/contract/locales.ts'

const monthOf = (date: Date, lang: Locale) =>
  new Intl.DateTimeFormat(dateLocales[lang], { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(date)
    .find(({ type }) => type === 'month')?.value ?? ''

const orders: Readonly<Record<Locale, (day: number, month: string, year: number) => string>> = {
  kz: (day, month, year) => `${year} жылғы ${day} ${month}`,
  ru: (day, month, year) => `${day} ${month} ${year} года`,
  en: (day, month, year) => `${day} ${month} ${year}`,
}

/** A day as a document of the language writes it. */
export const writtenDate = (day: string, lang: Locale) => {
  const date = new Date(`${day}T00:00:00Z`)
  return orders[lang](date.getUTCDate(), monthOf(date, lang), date.getUTCFullYear())
}
