import { fixedIds } from '../fixed-ids.ts'
import { businessSchool } from './business-school.ts'
import { page } from './page.ts'
import { schoolCalls } from './school-calls.ts'

/** The schools other than the business school: administration, teachers, ratings, dual programs, partners, news. */
export const school = page({
  name: 'school',
  address: '/school/{slug}',
  section: 'schools',
  slugs: Object.keys(fixedIds.schools).filter((slug) => !businessSchool.slugs?.includes(slug)),
  type: 'school',
  calls: schoolCalls,
  forms: ['consultation'],
  consultation: 'school',
  query: ['page'],
})
