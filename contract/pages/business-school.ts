import type { fixedIds } from '../fixed-ids.ts'
import { page } from './page.ts'
import { schoolCalls } from './school-calls.ts'

/** The business school: a school with graduates' stories, events, programs, a service form and an application. */
export const businessSchool = page({
  name: 'business-school',
  address: '/school/{slug}',
  section: 'schools',
  slugs: ['business-school' satisfies keyof typeof fixedIds.schools],
  type: 'school',
  calls: [
    ...schoolCalls,
    'graduates?school={slug}',
    'events?school={slug}',
    'events/upcoming?school={slug}',
    'handbooks/direction',
    'handbooks/service',
  ],
  forms: ['consultation', 'service'],
  modals: ['school'],
  consultation: 'school',
  query: ['page'],
})
