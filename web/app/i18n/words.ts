import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Dictionary } from './dictionary.ts'
import { useLocale } from './locale.ts'

const loaders = {
  kz: async () => (await import('./kz.ts')).kz,
  ru: async () => (await import('./ru.ts')).ru,
  en: async () => (await import('./en.ts')).en,
} satisfies Record<Locale, () => Promise<Dictionary>>

const loaded = new Map<Locale, Dictionary>()

/** Loads a dictionary. Both entries await it before the first render: the server all of them, the browser only its own. */
export const loadWords = async (locale: Locale) => {
  loaded.set(locale, await loaders[locale]())
}

/** The words of a language that was brought in. */
export const wordsIn = (locale: Locale): Dictionary => {
  const words = loaded.get(locale)
  if (!words) throw new Error(`The words of "${locale}" were not loaded before rendering.`)
  return words
}

/** The words of the page's language. */
export const useWords = () => wordsIn(useLocale())
