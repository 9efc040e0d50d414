import { page } from './page.ts'

const names = [
  'incoming-academic-mobility',
  'expenses-for-the-period-of-mobility',
  'surveys',
  'employee-mobility',
  'academic-mobility',
] as const

/** The five pages about mobility: the same screen, other words. */
export const mobilityPages = names.map((name) =>
  page({ name, screen: 'mobility', address: `/${name}`, section: 'international', parent: '/international', type: 'static' }),
)
