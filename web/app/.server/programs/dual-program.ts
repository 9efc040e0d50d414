import { dualProgramWords } from '../../i18n/.server/dual-programs.ts'
import { NotFound } from '../content-error.ts'
import type { Place } from '../page.ts'
import { loadQuestions } from './questions.ts'

/** The id of the entry that a page names under an attribute. */
const idIn = (named: unknown) =>
  named !== null && typeof named === 'object' && 'id' in named && typeof named.id === 'number' ? [named.id] : []

/** One program with two diplomas, the others, and the questions of the category it names. Its facts come from the list. */
export const loadDualProgram = async (place: Place) => {
  const { content, visit, page, slug } = place
  const [programs, topics] = await Promise.all([content.list('dual-programs'), loadQuestions(place, idIn(page.category))])
  const program = programs.find((one) => one.slug === slug)
  if (!program) throw new NotFound(`No double-degree program ${slug} in the list of them`)
  return {
    words: dualProgramWords[visit.lang],
    program,
    text: typeof page.desc === 'string' ? page.desc : null,
    others: programs.filter((one) => one !== program),
    topics,
  }
}
