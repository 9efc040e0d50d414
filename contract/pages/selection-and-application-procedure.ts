import { page } from './page.ts'

/** How mobility students are selected, with questions about certificates by year. */
export const selectionAndApplicationProcedure = page({
  name: 'selection-and-application-procedure',
  address: '/selection-and-application-procedure',
  section: 'international',
  parent: '/international',
  type: 'static',
  answers: { questions: 'faqs/certificates', years: 'handbooks/year-procedure' },
})
