import { page } from './page.ts'

/** All double-degree programs. */
export const doubleDegreePrograms = page({
  name: 'double-degree-programs',
  address: '/double-degree-programs',
  section: 'international',
  parent: '/international',
  type: 'static',
  answers: { programs: 'dual-programs-list' },
  forms: ['consultation'],
  consultation: 'static',
})
