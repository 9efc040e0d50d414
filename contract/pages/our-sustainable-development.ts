import { page } from './page.ts'

/** The overview of the sustainable development goals. */
export const ourSustainableDevelopment = page({
  name: 'our-sustainable-development',
  address: '/our-sustainable-development',
  section: 'development',
  type: 'static',
  answers: { goals: 'sdgs' },
})
