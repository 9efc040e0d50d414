import { page } from './page.ts'
import { publicationFilters } from './publication-filters.ts'

/** Research: projects, scientists, teams, grants and publications. */
export const scienceResearch = page({
  name: 'science-research',
  address: '/science/{slug}',
  section: 'science',
  slugs: ['research'],
  type: 'science',
  answers: {
    projects: 'projects',
    scientists: 'scientists',
    teams: 'research-teams',
    international: 'international-projects',
    grants: 'science-grants',
    gold: 'rg-gold-projects',
    publications: 'publications',
  },
  query: publicationFilters,
})
