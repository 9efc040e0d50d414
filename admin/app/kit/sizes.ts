import type { Locale } from '@narkhoz/contract/locales.ts'
import { wordsIn } from '../i18n/words.ts'

/** A number of bytes as people read it. */
export const readableSize = (bytes: number, lang: Locale): string => {
  const { bytes: units, comma } = wordsIn(lang).common
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  const number = (Math.round((bytes / 1024 ** step) * 10) / 10).toString().replace('.', comma)
  return `${number}\u00a0${units[step]}`
}
