import type { Locale } from '@narkhoz/contract/locales.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import type { Dictionary } from './dictionary.ts'
import { en } from './en.ts'
import { kz } from './kz.ts'
import { useLocaleState } from './language.tsx'
import { ru } from './ru.ts'

const dictionaries: Readonly<Record<Locale, Dictionary>> = { kz, ru, en }

/** The words of a language. */
export const wordsIn = (lang: Locale): Dictionary => dictionaries[lang]

/** The language of the screens. */
export const useLang = (): Locale => useLocaleState()[0]

/** The words of the screens' language. */
export const useWords = (): Dictionary => wordsIn(useLang())

/** The separator between a title and a name, in the screens' language. */
export const useDash = (): string => titleDash[useLang()]
