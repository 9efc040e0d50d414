import type { ComparedProgram } from '../entries/program-card.ts'
import { choicesOf as chosenBy, type FinderFilter, type FinderWords as SharedWords } from '../finder/finder-filter.ts'

/** Programs filtered by the URL. */
export type Finder = {
  filters: readonly FinderFilter[]
  /** How many there are, in words. */
  status: string
  programs: readonly ComparedProgram[]
  page: number
  last: number
}

/** Texts of the finder of programs. */
export type FinderWords = SharedWords & { pages: string }

/** The choices as query keys. */
export const choicesOf = ({ filters }: Pick<Finder, 'filters'>) => chosenBy(filters)
