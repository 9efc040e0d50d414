import { page } from './page.ts'
import { questionsKey } from './question-calls.ts'

/** One dual program, with the questions of the category it names. */
export const dualProgram = page({
  name: 'dual-program',
  address: '/dual-program/{slug}',
  section: 'international',
  parent: '/double-degree-programs',
  type: 'dual-program',
  calls: ['dual-programs', 'question-categories/{page.category}', `questions/{page.category}?page={${questionsKey}}`],
  forms: ['consultation'],
  consultation: 'static',
  query: [questionsKey],
})
