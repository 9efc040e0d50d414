import { page } from './page.ts'

/** Advice for businesses, with the service form. */
export const businessAdvice = page({
  name: 'business-advice',
  address: '/business-advice/{slug}',
  section: 'schools',
  parent: '/school/business-school',
  type: 'business-advice',
  answers: { directions: 'handbooks/direction', services: 'handbooks/service' },
  forms: ['service'],
})
