import type { constants } from '../constants.ts'
import { page } from './page.ts'
import { schoolCalls } from './school-calls.ts'

/** The business school: a school with graduates' stories, events, programs, a service form and an application. */
export const businessSchool = page({
  name: 'business-school',
  address: '/school/{slug}',
  section: 'schools',
  slugs: ['business-school' satisfies keyof typeof constants.ids.schools],
  type: 'school',
  calls: [
    ...schoolCalls,
    'graduates?school={slug}',
    'events?school={slug}',
    'handbooks/direction',
    'handbooks/service',
    'school-programs?school={slug}',
  ],
  forms: ['consultation', 'service'],
  modals: ['school'],
  consultation: 'school',
  query: ['page'],
})
