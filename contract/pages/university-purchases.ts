import { page } from './page.ts'

/** Purchases of the university, with questions and answers. */
export const universityPurchases = page({
  name: 'university-purchases',
  address: '/university-purchases',
  section: 'about',
  type: 'static',
  answers: { questions: 'faqs/purchases' },
})
