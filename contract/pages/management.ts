import { constants } from '../constants.ts'
import { page } from './page.ts'

/** The management of the university. */
export const management = page({
  name: 'management',
  address: '/management-of-narkhoz-university',
  section: 'about',
  type: 'static',
  calls: [`employees/group/${constants.ids.employeeGroup.management}`],
})
