import { page } from './page.ts'

/**
 * One activity of the project in the query; its slug is unique within its project only, so no page can be requested by the slug
 * alone.
 */
export const projectActivity = page({
  name: 'project-activity',
  address: '/project-activity/{slug}',
  section: 'science',
  parent: '/science/research',
  pageless: true,
  calls: ['projects/{p}/activities/{slug}'],
  query: ['p'],
})
