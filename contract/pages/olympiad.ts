import { page } from './page.ts'

/** The university's own olympiad and its results. */
export const olympiad = page({
  name: 'olympiad',
  address: '/olympiad',
  section: 'education',
  type: 'static',
  answers: { results: 'olympiad-results' },
})
