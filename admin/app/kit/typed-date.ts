import type { Locale } from '@narkhoz/contract/locales.ts'

/** Date formats of each language, as a hint. */
export const datePatterns: Readonly<Record<Locale, { day: string; moment: string }>> = {
  kz: { day: 'КК.АА.ЖЖЖЖ', moment: 'КК.АА.ЖЖЖЖ сс:мм' },
  ru: { day: 'ДД.ММ.ГГГГ', moment: 'ДД.ММ.ГГГГ чч:мм' },
  en: { day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm' },
}

/** A local day `2026-09-01` or moment `2026-09-01T18:30` as it is written in a field; the empty one where there is none. */
export const writtenDate = (local: string, lang: Locale): string => {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(local) ?? []
  if (!year) return ''
  const written = [day, month, year].join(lang === 'en' ? '/' : '.')
  return time ? `${written} ${time}` : written
}

const typed = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})(?:[,\sT]+(\d{1,2})[:.](\d\d))?$/
const stored = /^(\d{4})-(\d\d)-(\d\d)(?:[T\s](\d\d):(\d\d))?(?::\d\d)?$/

/**
 * Parses a local day or time, day first in all languages, or ISO; undefined if invalid. A day alone is its beginning where a time is
 * expected.
 */
export const readDate = (text: string, isMoment: boolean): string | undefined => {
  const given = text.trim()
  const byDay = typed.exec(given)
  const byYear = stored.exec(given)
  const parts = byDay ? [byDay[3], byDay[2], byDay[1], byDay[4], byDay[5]] : byYear?.slice(1)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  // The 31st of a shorter month would be another day.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59) return undefined
  return date.toISOString().slice(0, isMoment ? 16 : 10)
}
