import { fixedIds } from '../fixed-ids.ts'
import { page } from './page.ts'

/** The management of the university. */
export const management = page({
  name: 'management',
  address: '/management-of-narkhoz-university',
  section: 'about',
  type: 'static',
  answers: { people: `employees/group/${fixedIds.employeeGroup.management}` },
})
