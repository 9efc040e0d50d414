/** The languages of the site in the order visitors see them; `kz` is the default and the fallback. */
export const locales = ['kz', 'ru', 'en'] as const

/** A language of the site, as its wire code. */
export type Locale = (typeof locales)[number]

/** The language every text exists in, and the one missing translations are answered from. */
export const defaultLocale = 'kz' satisfies Locale

/** The language tag for `<html lang>`, `hreflang`, feeds, and all of `Intl` but dates. */
export const languageTags = { kz: 'kk', ru: 'ru', en: 'en' } as const satisfies Record<Locale, string>

/** The language tag that dates for people are written with: English ones are British, as on the site. */
export const dateLocales = { kz: 'kk', ru: 'ru', en: 'en-GB' } as const satisfies Record<Locale, string>

/** A text of the software itself: always written in all three languages. */
export type Labels = Readonly<Record<Locale, string>>

/** Whether a value from outside is a language of the site. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** The language that a value from outside names, or the default. */
export const localeFrom = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale)

/** A text in a language, or in Kazakh where its translation is missing; empty where there is none. */
export const textIn = (texts: { readonly [L in Locale]?: string | undefined } | null | undefined, lang: Locale): string =>
  texts?.[lang] || texts?.[defaultLocale] || ''

/** The names of the languages in each language. */
const languageLabels: Readonly<Record<Locale, Labels>> = {
  kz: { kz: 'Қазақша', ru: 'Казахский', en: 'Kazakh' },
  ru: { kz: 'Орысша', ru: 'Русский', en: 'Russian' },
  en: { kz: 'Ағылшынша', ru: 'Английский', en: 'English' },
}

/** The names of all languages in one of them. */
export const languagesIn = (lang: Locale): Labels => ({
  kz: languageLabels.kz[lang],
  ru: languageLabels.ru[lang],
  en: languageLabels.en[lang],
})
