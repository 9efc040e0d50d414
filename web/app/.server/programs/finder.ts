import { programFilters } from '@narkhoz/contract/pages/program-calls.ts'
import { counted } from '../../i18n/.server/counted.ts'
import { educationWords, programsFound } from '../../i18n/.server/education.ts'
import type { ComparedProgram } from '../../sections/entries/program-card.ts'
import type { Finder } from '../../sections/program-finder/finder.ts'
import type { FilterOption } from '../narrowing.ts'
import type { Place } from '../page.ts'
import { chosenIn, countValues, narrow, type ProgramFilter } from './narrow.ts'
import { onePage } from './one-page.ts'

/** Cards on one page of results: full rows of one, two and three. */
const pageSize = 12

/** The fields of a card, and nothing else in the payload. */
const compared = ({ id, slug, title, school, languages, period, form, credits, subjects, fee, fallback }: ComparedProgram) => ({
  id,
  slug,
  title,
  school,
  languages,
  period,
  form,
  credits,
  subjects,
  fee,
  fallback,
})

/** Loads all programs of the level in the address and the values of their filters. */
const askForPrograms = async ({ content, slug }: Place) => {
  const [programs, ...facets] = await Promise.all([
    content.list('school-programs', { education: slug }),
    ...programFilters.map((facet) => content.facets('school-programs-filters/{facet}', { facet, education: slug })),
  ])
  const offered = Object.fromEntries(programFilters.map((filter, at) => [filter, facets[at] ?? []]))
  // `fromEntries` loses the names: they are those of the filters.
  return { programs, offered: offered as Record<ProgramFilter, FilterOption[]> }
}

/** The finder of the level in the address, and the programs on its page as they were answered, for a screen that lists them otherwise. */
export const loadPrograms = async (place: Place) => {
  const { visit, query } = place
  const { programs, offered } = await askForPrograms(place)
  const words = educationWords[visit.lang].finder
  const chosen = chosenIn(query, offered)
  const found = narrow(programs, chosen)
  const { items, page, last } = onePage(found, query.page, pageSize)
  const finder: Finder = {
    filters: programFilters
      // Only bachelor's programs have subjects: an empty filter is hidden.
      .filter((filter) => offered[filter].length > 0)
      .map((filter) => ({
        name: filter,
        label: words.filters[filter],
        none: words.any[filter],
        value: chosen[filter] ?? '',
        options: countValues(programs, chosen, filter, offered[filter]),
      })),
    status: found.length > 0 ? counted(visit.lang, found.length, programsFound[visit.lang]) : words.none,
    programs: items.map(compared),
    page,
    last,
  }
  return { found: items, finder }
}
