import type { Locale } from '@narkhoz/contract/locales.ts'
import { inAlphabet } from '../format/in-alphabet.ts'
import type { SelectOption } from '../kit/select.tsx'

type WithCountry = { country: { value: string; title: string } }

/** The countries of entries with counts, in the language's alphabet. */
export const countriesOf = (entries: readonly WithCountry[], lang: Locale): SelectOption[] => {
  const byCountry = Object.values(Object.groupBy(entries, ({ country }) => country.value))
  const counted = byCountry.flatMap((members = []) => members.slice(0, 1).map(({ country }) => ({ ...country, count: members.length })))
  return inAlphabet(counted, lang).map(({ value, title, count }) => ({ value, title: `${title} (${count})` }))
}
