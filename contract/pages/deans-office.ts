import { page } from './page.ts'

/** The dean's office, with the advisor form. */
export const deansOffice = page({
  name: 'deans-office',
  address: '/student-life/{slug}',
  section: 'student-life',
  slugs: ['deans-office'],
  type: 'student-life',
  answers: { staff: 'employees/deans-office-staff', courses: 'handbooks/student-courses' },
  forms: ['advisor'],
})
