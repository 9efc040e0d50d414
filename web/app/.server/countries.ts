import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { SelectOption } from '../kit/select.tsx'

type Placed = { country: { value: string; title: string } }

/** The countries that entries stand in, each with how many, in the order of the language's alphabet. */
export const countriesOf = (entries: readonly Placed[], lang: Locale): SelectOption[] => {
  const { compare } = new Intl.Collator(languageTags[lang])
  const byCountry = Object.values(Object.groupBy(entries, ({ country }) => country.value))
  return byCountry
    .flatMap((members = []) => members.slice(0, 1).map(({ country }) => ({ ...country, count: members.length })))
    .sort((one, other) => compare(one.title, other.title))
    .map(({ value, title, count }) => ({ value, title: `${title} (${count})` }))
}
