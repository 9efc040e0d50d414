import { page } from './page.ts'

/** One program of a school: an entrant applies on the page, an employed person in a dialog that requires the employer. */
export const schoolProgram = page({
  name: 'school-program',
  address: '/school-program/{slug}',
  section: 'education',
  type: 'school-program',
  calls: ['school-programs/{slug}', 'settings/admission'],
  forms: ['consultation', 'entrant'],
  modals: ['school'],
  consultation: 'school-program',
})
