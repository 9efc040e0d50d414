import { defaultLocale, isLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
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

/** What stands between a title and a name after it, in the screens' language. */
export const useDash = (): string => titleDash[useLang()]
