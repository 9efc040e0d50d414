import { defaultLocale, isLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { useLocaleState } from 'react-admin'
import type { Dictionary } from './dictionary.ts'
import { en } from './en.ts'
import { kz } from './kz.ts'
import { ru } from './ru.ts'

const dictionaries: Readonly<Record<Locale, Dictionary>> = { kz, ru, en }

/** The words of a language. */
export const wordsIn = (lang: Locale): Dictionary => dictionaries[lang]

/** The language of the screens. */
export const useLang = (): Locale => {
  const [lang] = useLocaleState()
  return isLocale(lang) ? lang : defaultLocale
}

/** The words of the screens' language. */
export const useWords = (): Dictionary => wordsIn(useLang())
