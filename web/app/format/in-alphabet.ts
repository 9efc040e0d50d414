import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'

/** Sorts by title in the language's alphabet, without mutating the input. */
export const inAlphabet = <T extends { title: string }>(listed: readonly T[], lang: Locale): T[] => {
  const { compare } = new Intl.Collator(languageTags[lang])
  return listed.toSorted((one, other) => compare(one.title, other.title))
}
