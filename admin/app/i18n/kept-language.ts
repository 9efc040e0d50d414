import { isLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { browserLanguage } from './browser-language.ts'

const name = 'narkhoz-admin-lang'

/** Keeps a language that somebody chose in this browser; one that was guessed, or is that of an account, is none. */
export const keepLanguage = (lang: Locale) => localStorage.setItem(name, lang)

/** The language to begin in: the one that was chosen in this browser, else the first of its own that there is. */
export const firstLanguage = (): Locale => {
  const chosen = localStorage.getItem(name)
  return isLocale(chosen) ? chosen : browserLanguage(navigator.languages)
}
