import { defaultLocale, isLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'

/** The basename of each language: the default one at the root, the others with a prefix. */
export const basenames = { kz: '/', ru: '/ru', en: '/en' } as const satisfies Record<Locale, string>

/** How each language calls itself; the same on every page, so it is no matter for the dictionaries. */
export const languageNames = {
  kz: { short: 'Қаз', full: 'Қазақша' },
  ru: { short: 'Рус', full: 'Русский' },
  en: { short: 'Eng', full: 'English' },
} as const satisfies Record<Locale, { short: string; full: string }>

const prefixed = new RegExp(`^/(${locales.filter((locale) => locale !== defaultLocale).join('|')})(?=/|\\.data$|$)`)

/** The language of a path of this site. The router requests a home page's data at `/ru.data`, hence the second pattern. */
export const localeOf = (path: string): Locale => {
  const name = prefixed.exec(path)?.[1]
  return isLocale(name) ? name : defaultLocale
}

/** The address of a path in a language. */
export const addressIn = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `${basenames[locale]}${path.replace(/^\/(?=[?#]|$)/, '')}`

/** A path of this site without its language. */
export const pathOf = (address: string) => address.replace(prefixed, '') || '/'

/** The same as people write it; the server has refused every path that cannot be decoded. */
export const decodedPath = (address: string) => decodeURIComponent(pathOf(address))
