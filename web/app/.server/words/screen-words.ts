import type { Locale } from '@narkhoz/contract/locales.ts'

type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> }

/**
 * The words of one screen in three languages of the same shape. They stay on the server and travel with the screen's
 * data, so that no visitor loads the words of another screen or another language.
 */
export const screenWords = <const K>(kz: K, ru: Widened<NoInfer<K>>, en: Widened<NoInfer<K>>): Readonly<Record<Locale, Widened<K>>> => ({
  kz: kz as Widened<K>,
  ru: ru as Widened<K>,
  en: en as Widened<K>,
})
