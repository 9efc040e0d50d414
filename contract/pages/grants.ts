import { page } from './page.ts'

/** Grants, narrowed by type. */
export const grants = page({
  name: 'grants',
  address: '/grants',
  section: 'education',
  type: 'static',
  answers: { grants: 'grants', types: 'handbooks/grant-types' },
  query: ['type'],
})
