import { page } from './page.ts'
import { programCalls, programFilters } from './program-calls.ts'
import { questionCalls, questionsKey } from './question-calls.ts'

/** Bachelor's and master's programs with filters, questions and a consultation. */
export const education = page({
  name: 'education',
  address: '/education/{slug}',
  section: 'education',
  slugs: ['bachelor', 'master'],
  type: 'education',
  calls: [...programCalls, ...questionCalls],
  forms: ['consultation'],
  consultation: 'education',
  query: [...programFilters, 'page', questionsKey],
})
