import { page } from './page.ts'

/** One activity of the project that the query names; a slug belongs to its project, so no page can be asked for by it alone. */
export const projectActivity = page({
  name: 'project-activity',
  address: '/project-activity/{slug}',
  section: 'science',
  parent: '/science/research',
  pageless: true,
  calls: ['projects/{p}/activities/{slug}'],
  query: ['p'],
})
