import { page } from './page.ts'

/** Volunteers by group. */
export const volunteers = page({
  name: 'volunteers',
  address: '/volunteers',
  section: 'student-life',
  type: 'static',
  answers: { volunteers: 'volunteers', groups: 'handbooks/volunteer-groups' },
})
