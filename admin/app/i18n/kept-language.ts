import { isLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { browserLanguage } from './browser-language.ts'

const name = 'narkhoz-admin-lang'

/** Stores an explicit choice of language in this browser; not a guess, and not that of the account. */
export const keepLanguage = (lang: Locale) => localStorage.setItem(name, lang)

/** The initial language: the stored choice, else the first supported one of the browser. */
export const firstLanguage = (): Locale => {
  const chosen = localStorage.getItem(name)
  return isLocale(chosen) ? chosen : browserLanguage(navigator.languages)
}
