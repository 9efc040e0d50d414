import { page } from './page.ts'

/** One science grant and its scientists. */
export const scienceGrant = page({
  name: 'science-grant',
  address: '/science-grant/{slug}',
  section: 'science',
  parent: '/science/research',
  type: 'science-grant',
  answers: { grant: 'science-grants/{slug}', scientists: 'scientists?grant={slug}' },
})
