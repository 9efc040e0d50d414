import { latestNews, schoolNews } from './news-calls.ts'

/**
 * The calls that all five schools make, narrowed to the school where the list knows schools. Ratings show their first page
 * and lead to `/ratings`, so that only the staff is paged here.
 */
export const schoolCalls = [
  'employees/school-administration?school={slug}',
  'employees/teaching-staff?page={page}&school={slug}',
  'ratings?page=1&school={slug}',
  'school-programs?school={slug}',
  'school-dual-programs/{id}',
  'partners',
  schoolNews,
  latestNews,
]
