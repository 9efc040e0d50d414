import type { Locale } from '@narkhoz/contract/locales.ts'
import { keepLanguage } from '../i18n/kept-language.ts'

let chosen: Locale | undefined

/** Remembers that somebody chose a language before they signed in: it then counts for their account too. */
export const noteChosenLanguage = (lang: Locale) => {
  chosen = lang
  keepLanguage(lang)
}

/** Whether somebody chose a language and has not signed in yet. */
export const hasChosenLanguage = () => chosen !== undefined

/** The language that was chosen before signing in, once. */
export const takeChosenLanguage = (): Locale | undefined => {
  const taken = chosen
  chosen = undefined
  return taken
}
