import type { Locale } from '@narkhoz/contract/locales.ts'
import { wordsIn } from '../i18n/words.ts'
import { inAlmaty } from './almaty.ts'

/** A moment as people write it, as the clock in Almaty shows it. Browsers come without Kazakh: they would write "2026 M11 15". */
export const momentIn = (lang: Locale, at: string): string => {
  const { months, date } = wordsIn(lang)
  const { day, month, year, time } = inAlmaty(at)
  return `${date(day, months[month] ?? '', year)}, ${time}`
}
