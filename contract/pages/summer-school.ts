import { page } from './page.ts'

/** The summer school, with its form. */
export const summerSchool = page({
  name: 'summer-school',
  address: '/summer-school',
  section: 'education',
  type: 'static',
  forms: ['summer-school'],
})
