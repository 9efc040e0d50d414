import { page } from './page.ts'

/** The university's places in ratings. */
export const ratings = page({
  name: 'ratings',
  address: '/ratings',
  section: 'international',
  type: 'static',
  answers: { ratings: 'ratings?page={page}' },
  query: ['page'],
})
