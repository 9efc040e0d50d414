import { page } from './page.ts'

/** The application of an entrant who has not chosen a programme yet. */
export const apply = page({
  name: 'apply',
  address: '/apply',
  section: 'education',
  type: 'static',
  calls: ['settings/admission', 'school-programs'],
  forms: ['entrant'],
})
