import { page } from './page.ts'

/** One publication, and related ones. */
export const publication = page({
  name: 'publication',
  address: '/publication/{slug}',
  section: 'science',
  parent: '/science/research',
  type: 'publication',
  answers: { publications: 'publications' },
})
