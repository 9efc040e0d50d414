import type { publication } from '@narkhoz/contract/entities/publication.ts'
import { publicationFilters } from '@narkhoz/contract/pages/publication-filters.ts'
import type { Entry } from '../../sections/entries/entry.ts'
import { narrowing } from '../narrowing.ts'

/** What publications are narrowed by. */
export type PublicationFilter = (typeof publicationFilters)[number]

type FilterablePublication = Pick<Entry<typeof publication>, 'id' | 'authors' | 'year' | 'quartile' | 'school'>

type ValueTitle = { value: string; title: string }

/** The authors of a publication, as editors list them. */
export const authorsOf = ({ authors }: Pick<FilterablePublication, 'authors'>) =>
  authors
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** An author in a URL. Names differ by language, so it is a position of the author: a link survives the switch of language. */
const placeOf = ({ id }: FilterablePublication, at: number) => `${id}-${at + 1}`

/** The publications of one language, with filters. */
export const publicationFinder = <T extends FilterablePublication>(publications: readonly T[], collator: Intl.Collator) => {
  const names = new Map(publications.flatMap((one) => authorsOf(one).map((name, at) => [placeOf(one, at), name] as const)))
  // The oldest publication names an author: newer ones come and go without changing the address.
  const places = new Map<string, string>()
  for (const one of publications.toSorted((a, b) => a.id - b.id))
    for (const [at, name] of authorsOf(one).entries()) if (!places.has(name)) places.set(name, placeOf(one, at))
  const placeBy = (name: string) => places.get(name) ?? ''
  const { chosenIn, narrow, countValues } = narrowing<FilterablePublication, PublicationFilter>(publicationFilters, {
    year: ({ year }) => [String(year)],
    school: ({ school }) => (school ? [String(school.id)] : []),
    quartile: ({ quartile }) => (quartile ? [quartile.value] : []),
    author: (one) => authorsOf(one).map(placeBy),
  })
  const named = (values: Iterable<ValueTitle>) => [...new Map([...values].map((one) => [one.value, one])).values()]
  const byTitle = (one: ValueTitle, other: ValueTitle) => collator.compare(one.title, other.title)
  const offered: Record<PublicationFilter, ValueTitle[]> = {
    year: named(publications.map(({ year }) => ({ value: String(year), title: String(year) }))).toSorted(
      (one, other) => Number(other.value) - Number(one.value),
    ),
    school: named(publications.flatMap(({ school }) => (school ? [{ value: String(school.id), title: school.title }] : []))).toSorted(
      byTitle,
    ),
    quartile: named(publications.flatMap(({ quartile }) => (quartile ? [quartile] : []))).toSorted(byTitle),
    author: [...places].map(([title, value]) => ({ value, title })).toSorted(byTitle),
  }
  return {
    /** Choices in a query: an author by any position of the name. */
    chosenIn: (query: Readonly<Record<string, string | undefined>>) =>
      chosenIn({ ...query, author: placeBy(names.get(query.author ?? '') ?? '') }, offered),
    narrow: (chosen: Partial<Record<PublicationFilter, string>>) => narrow(publications, chosen),
    /** The values of every filter, each with its count. */
    options: (chosen: Partial<Record<PublicationFilter, string>>) =>
      publicationFilters.map((filter) => ({ filter, options: countValues(publications, chosen, filter, offered[filter]) })),
  }
}
