import type { Locale } from '@narkhoz/contract/locales.ts'
import { keepLanguage } from '../i18n/kept-language.ts'

let chosen: Locale | undefined

/** Remembers a choice of language before sign-in: it then applies to the account too. */
export const noteChosenLanguage = (lang: Locale) => {
  chosen = lang
  keepLanguage(lang)
}

/** Whether a language was chosen before sign-in. */
export const hasChosenLanguage = () => chosen !== undefined

/** The language that was chosen before signing in, once. */
export const takeChosenLanguage = (): Locale | undefined => {
  const taken = chosen
  chosen = undefined
  return taken
}
