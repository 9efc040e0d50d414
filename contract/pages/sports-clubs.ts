import { page } from './page.ts'

/** Sports clubs. */
export const sportsClubs = page({
  name: 'sports-clubs',
  address: '/student-life/{slug}',
  section: 'student-life',
  slugs: ['sports-clubs'],
  type: 'student-life',
  answers: { clubs: 'sports-clubs' },
})
