import { page } from './page.ts'

/** The history of the university: numbered blocks, and the timeline among them. */
export const history = page({
  name: 'history',
  address: '/history-of-narkhoz-university',
  section: 'about',
  type: 'static',
  answers: { entries: 'history-timelines', directions: 'handbooks/direction', services: 'handbooks/service' },
  forms: ['service'],
  failureText: 'Error fetching history university',
})
