import { page } from './page.ts'
import { programCalls, programFilters } from './program-calls.ts'
import { questionCalls, questionsKey } from './question-calls.ts'

/** Doctoral studies: the education screen with a program list and the teaching staff. */
export const doctoral = page({
  name: 'doctoral',
  address: '/education/{slug}',
  section: 'education',
  slugs: ['doctoral'],
  type: 'education',
  calls: [...programCalls, ...questionCalls, 'employees/teaching-staff?page={staff}'],
  forms: ['consultation'],
  consultation: 'education',
  query: [...programFilters, 'page', questionsKey, 'staff'],
})
