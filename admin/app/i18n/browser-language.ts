import { defaultLocale, type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'

/** The first language of a browser that the screens speak, Kazakh where they speak none of them. */
export const browserLanguage = (tags: readonly string[]): Locale => {
  for (const tag of tags) {
    const [language = ''] = tag.toLowerCase().split('-')
    const known = locales.find((locale) => languageTags[locale] === language || locale === language)
    if (known) return known
  }
  return defaultLocale
}
