import { page } from './page.ts'

/** One program of a school. */
export const schoolProgram = page({
  name: 'school-program',
  address: '/school-program/{slug}',
  section: 'education',
  type: 'school-program',
  calls: ['school-programs/{slug}'],
  forms: ['consultation'],
  modals: ['school'],
  consultation: 'school-program',
})
