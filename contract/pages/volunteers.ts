import { page } from './page.ts'

/** Volunteers by group. */
export const volunteers = page({
  name: 'volunteers',
  address: '/volunteers',
  section: 'student-life',
  type: 'static',
  calls: ['volunteers', 'handbooks/volunteer-groups'],
})
