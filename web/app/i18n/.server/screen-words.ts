import type { Locale } from '@narkhoz/contract/locales.ts'

type Widen<T> = T extends string ? string : { readonly [K in keyof T]: Widen<T[K]> }

/**
 * The words of one screen in three languages of the same shape. They stay on the server and travel with the screen's
 * data, so that no visitor loads the words of another screen or another language.
 */
export const screenWords = <const K>(kz: K, ru: Widen<NoInfer<K>>, en: Widen<NoInfer<K>>): Readonly<Record<Locale, Widen<K>>> => ({
  kz: kz as Widen<K>,
  ru: ru as Widen<K>,
  en: en as Widen<K>,
})
