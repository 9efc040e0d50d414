import { dateLocales, type Locale } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { useMemo } from 'react'
import { useLang } from '../i18n/words.ts'

/** Almaty's fixed UTC offset. */
const offset = '+05:00'

/** Browsers come without Kazakh: they would write "2026 M11 15". */
const kazakhMonths = [
  ...(['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым'] as const),
  ...(['шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'] as const),
]

/** A moment as an input for local times holds it, in Almaty: `2026-09-01T18:30`. */
export const inAlmaty = (iso: string): string => {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/** The moment that such an input means, with its zone; the empty one where it holds none. */
export const fromAlmaty = (local: string): string => (local ? `${local.length === 16 ? `${local}:00` : local}${offset}` : '')

/** Full days since a time. */
export const daysSince = (iso: string): number => Math.max(0, Math.floor((Date.now() - new Date(iso).getTime()) / 86_400_000))

type DateFormats = Readonly<Record<'day' | 'shortDay' | 'moment', (iso: string) => string>>

const inKazakh: DateFormats = {
  day: (iso) => {
    const [year, month, day] = inAlmaty(iso).slice(0, 10).split('-')
    return `${year} ж. ${Number(day)} ${kazakhMonths[Number(month) - 1]}`
  },
  shortDay: (iso) => {
    const [, month, day] = inAlmaty(iso).slice(0, 10).split('-')
    return `${Number(day)} ${kazakhMonths[Number(month) - 1]}`
  },
  moment: (iso) => `${inKazakh.day(iso)}, ${inAlmaty(iso).slice(11)}`,
}

const written = (lang: Locale): DateFormats => {
  if (lang === 'kz') return inKazakh
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLocales[lang], { timeZone, ...options })
    return (iso: string) => format.format(new Date(iso))
  }
  return {
    day: by({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: by({ day: 'numeric', month: 'long' }),
    moment: by({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}

/** How days and moments are written in the language of the screens, as they are counted in Almaty. */
export const useDates = (): DateFormats => {
  const lang = useLang()
  return useMemo(() => written(lang), [lang])
}

/** The months of a year by name. */
export const useMonths = (): readonly string[] => {
  const lang = useLang()
  return useMemo(() => {
    if (lang === 'kz') return kazakhMonths
    const month = new Intl.DateTimeFormat(dateLocales[lang], { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => month.format(new Date(Date.UTC(2026, at, 15))))
  }, [lang])
}
