import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'

/** What is found by its title, in the order of the language's alphabet; what was handed over stays as it is. */
export const inAlphabet = <T extends { title: string }>(listed: readonly T[], lang: Locale): T[] => {
  const { compare } = new Intl.Collator(languageTags[lang])
  return listed.toSorted((one, other) => compare(one.title, other.title))
}
