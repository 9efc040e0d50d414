import type { publication } from '@narkhoz/contract/entities/publication.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { counted } from '../../i18n/.server/counted.ts'
import { morePublications, publicationsFound, researchWords } from '../../i18n/.server/research.ts'
import type { Entry } from '../../sections/entries/entry.ts'
import { publicationRow } from '../../sections/entries/publication-row.ts'
import { publicationFinder } from './publication-finder.ts'

/** How many publications are visible before the rest is opened. */
const shownAtOnce = 6

/** Filtered publications, and their filters. A filtered list is shown in full. */
export const findPublications = (
  publications: readonly Entry<typeof publication>[],
  query: Readonly<Record<string, string | undefined>>,
  lang: Locale,
) => {
  const { labels, any } = researchWords[lang].publications
  const finder = publicationFinder(publications, new Intl.Collator(languageTags[lang]))
  const chosen = finder.chosenIn(query)
  const found = finder.narrow(chosen)
  const isNarrowed = Object.keys(chosen).length > 0
  return {
    filters: finder
      .options(chosen)
      // A choice of nothing is no choice.
      .filter(({ options }) => options.length > 0)
      .map(({ filter, options }) => ({ name: filter, label: labels[filter], none: any[filter], value: chosen[filter] ?? '', options })),
    status: counted(lang, found.length, publicationsFound[lang]),
    rows: found.map(publicationRow),
    shown: isNarrowed ? found.length : shownAtOnce,
    more: counted(lang, found.length - shownAtOnce, morePublications[lang]),
  }
}
