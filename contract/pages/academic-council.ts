import { fixedIds } from '../fixed-ids.ts'
import { page } from './page.ts'

/** The academic council: its members and documents. */
export const academicCouncil = page({
  name: 'academic-council',
  address: '/academic-council',
  section: 'about',
  type: 'static',
  answers: { members: 'employees/council-member', documents: `documents/${fixedIds.documentGroups['academic-council']}?page={page}` },
  query: ['page'],
})
