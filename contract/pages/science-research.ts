import { page } from './page.ts'
import { publicationFilters } from './publication-filters.ts'

/** Research: projects, scientists, teams, grants and publications. */
export const scienceResearch = page({
  name: 'science-research',
  address: '/science/{slug}',
  section: 'science',
  slugs: ['research'],
  type: 'science',
  calls: ['projects', 'scientists', 'research-teams', 'international-projects', 'science-grants', 'rg-gold-projects', 'publications'],
  query: publicationFilters,
})
