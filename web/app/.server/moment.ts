import type { Locale } from '@narkhoz/contract/locales.ts'
import { wordsIn } from '../i18n/words.ts'
import { inAlmaty } from '../kit/almaty.ts'

/** A moment, or a calendar day, as the day that people write. Browsers come without Kazakh: they would write "2026 M11 15". */
export const dayIn = (lang: Locale, at: string): string => {
  const { months, date } = wordsIn(lang)
  const { day, month, year } = inAlmaty(at)
  return date(day, months[month] ?? '', year)
}

/** A moment as people write it, as the clock in Almaty shows it. */
export const momentIn = (lang: Locale, at: string): string => `${dayIn(lang, at)}, ${inAlmaty(at).time}`
