import { page } from './page.ts'

/** Research centres and their members. */
export const scienceResearchCenters = page({
  name: 'science-research-centers',
  address: '/science/{slug}',
  section: 'science',
  slugs: ['research-centers'],
  type: 'science',
  answers: { teams: 'research-teams', members: 'employees/camry-member' },
})
