import { defaultLocale, languageTags } from '@narkhoz/contract/locales.ts'

/** The `lang` of a text of an entry: set where it was answered from Kazakh, so that it is read and hyphenated as such. */
export const fallbackLang = ({ fallback }: { fallback: readonly string[] }, name: string) =>
  fallback.includes(name) ? languageTags[defaultLocale] : undefined
