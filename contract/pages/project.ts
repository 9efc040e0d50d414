import { page } from './page.ts'

/** A research project: its activities and scientists. */
export const project = page({
  name: 'project',
  address: '/project/{slug}',
  section: 'science',
  parent: '/science/research',
  type: 'project',
  answers: { projects: 'projects', activities: 'projects/{slug}/activities', scientists: 'scientists?project={slug}' },
})
