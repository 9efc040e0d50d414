import { page } from './page.ts'

/** The military department. */
export const militaryDepartment = page({
  name: 'military-department',
  address: '/military-department',
  section: 'services',
  type: 'static',
})
