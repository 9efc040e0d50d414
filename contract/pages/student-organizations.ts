import { page } from './page.ts'

/** Student organizations. */
export const studentOrganizations = page({
  name: 'student-organizations',
  address: '/student-life/{slug}',
  section: 'student-life',
  slugs: ['organization'],
  type: 'student-life',
  answers: { organizations: 'organizations', sides: 'student-lives' },
})
