import { page } from './page.ts'

/** One grant; its blocks have their own call. */
export const grant = page({
  name: 'grant',
  address: '/grant/{slug}',
  section: 'education',
  parent: '/grants',
  answers: { grant: 'grants/{slug}', blocks: 'grants/blocks/{id}' },
  forms: ['consultation'],
  consultation: 'grant',
})
